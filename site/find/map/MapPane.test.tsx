import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { type Services, ServicesContext } from '../../services.ts'
import { makeServices } from '../../testing/renderFind.tsx'
import { MapPane } from './MapPane.tsx'

afterEach(() => vi.unstubAllGlobals())

/** A map whose script comes only at the second time. */
function showLate() {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run))
  const loadMap = vi
    .fn<NonNullable<Services['loadMap']>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(() => <p>the map</p>)
  const services = { ...makeServices('/?lat=42.36&lng=-71.06'), loadMap }
  render(
    <ServicesContext value={services}>
      <MapPane />
    </ServicesContext>,
  )
  return loadMap
}

test('a map that did not load can be tried again', async () => {
  showLate()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('the map')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('it is tried again by itself when the connection is back', async () => {
  const loadMap = showLate()
  await screen.findByText('The map could not be loaded. Everything is in the list.')
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('the map')).toBeTruthy()
  expect(loadMap).toHaveBeenCalledTimes(2)
})
