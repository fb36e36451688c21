import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { ServicesContext } from '../services.ts'
import { createAlerts } from '../shell/alerts.ts'
import { AlertsContext } from '../shell/alertsContext.ts'
import { makeServices } from '../testing/renderFind.tsx'
import { SearchPanel } from './search/SearchPanel.tsx'

afterEach(() => vi.unstubAllGlobals())

it('what was typed and ticked before the script ran is not lost', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]))
  const services = makeServices('/?lat=42.36&lng=-71.06')
  const panel = (
    <ServicesContext value={services}>
      <AlertsContext value={createAlerts()}>
        <SearchPanel />
      </AlertsContext>
    </ServicesContext>
  )
  const root = document.createElement('div')
  document.body.append(root)
  root.append(document.createRange().createContextualFragment(renderToString(panel)))
  const box = root.querySelector<HTMLInputElement>('[role="combobox"]')
  const vegetarian = root.querySelector<HTMLInputElement>('[value="vegetarian"]')
  if (!box || !vegetarian) throw new Error('The form lacks its fields')
  box.value = 'Portland'
  vegetarian.checked = false

  await act(async () => hydrateRoot(root, panel))
  expect(box.value).toBe('Portland')
  expect(services.find.state.diets).toEqual(['vegan', 'options'])
  root.remove()
})
