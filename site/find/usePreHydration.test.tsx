import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { makeFind } from '../testing/renderFind.tsx'
import { SearchPanel } from './search/SearchPanel.tsx'
import { FindContext } from './useFind.ts'

afterEach(() => vi.unstubAllGlobals())

/** The form as the Worker draws it at an address, before it comes alive. */
function draw(path: string) {
  vi.stubGlobal('fetch', async () => Response.json([]))
  const find = makeFind(path)
  const panel = (
    <FindContext value={find}>
      <SearchPanel />
    </FindContext>
  )
  const root = document.createElement('div')
  document.body.append(root)
  root.append(document.createRange().createContextualFragment(renderToString(panel)))
  const comeAlive = () => act(async () => hydrateRoot(root, panel))
  return { root, find, comeAlive }
}

it('what was typed and ticked before the script ran is not lost', async () => {
  const { root, find, comeAlive } = draw('/?lat=42.36&lng=-71.06')
  const box = root.querySelector<HTMLInputElement>('[role="combobox"]')
  const vegetarian = root.querySelector<HTMLInputElement>('[value="vegetarian"]')
  if (!box || !vegetarian) throw new Error('The form lacks its fields')
  box.value = 'Portland'
  vegetarian.checked = false

  await comeAlive()
  expect(box.value).toBe('Portland')
  expect(find.state.diets).toEqual(['vegan', 'options'])
  root.remove()
})

it.each(['diet=vegan', 'cuisine=thai&cuisine=pizza&cuisine=burger'])(
  'the filters of the address stay as they are: %s',
  async (query) => {
    const { root, find, comeAlive } = draw(`/?lat=42.36&lng=-71.06&${query}`)
    const { diets, cuisines } = find.state
    await comeAlive()
    expect(find.state).toMatchObject({ diets, cuisines, status: 'idle' })
    root.remove()
  },
)
