import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { type Services, ServicesContext } from '../../services.ts'
import { makeServices } from '../../testing/renderFind.tsx'
import { MapPane } from './MapPane.tsx'

const MISSING = 'The map could not be loaded. Everything is in the list.'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function show(loadMap: NonNullable<Services['loadMap']>) {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run))
  const services = { ...makeServices('/?lat=42.36&lng=-71.06'), loadMap }
  render(
    <ServicesContext value={services}>
      <MapPane />
    </ServicesContext>,
  )
}

test('a map that did not load says so, and the page can be loaded anew', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  show(() => Promise.reject(new TypeError('Failed to fetch')))
  await screen.findByText(MISSING)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('without a line no script is asked for until the line is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const loadMap = vi.fn(async () => () => <p>the map</p>)
  show(loadMap)
  await screen.findByText(MISSING)
  expect(loadMap).not.toHaveBeenCalled()
  onLine.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('the map')).toBeTruthy()
})
