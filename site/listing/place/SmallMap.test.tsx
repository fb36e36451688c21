import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { type LoadMap, LoadMapContext } from '../../map/loadMap.ts'
import { ServicesContext } from '../../services.ts'
import { makeRestaurant } from '../../testing/makeRestaurant.ts'
import { makeServices } from '../../testing/renderFind.tsx'
import { SmallMap } from './SmallMap.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

function show(loadMap: LoadMap) {
  render(
    <ServicesContext value={makeServices('/')}>
      <LoadMapContext value={loadMap}>
        <SmallMap restaurant={makeRestaurant()} />
      </LoadMapContext>
    </ServicesContext>,
  )
}

const press = () => userEvent.click(screen.getByRole('button'))

test('a map that did not load comes with the page, loaded anew', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  const loadMap = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  show(loadMap)
  await press()
  await waitFor(() => {
    expect(screen.getByRole('status').textContent).toBe('The map could not be loaded: try again')
  })
  await press()
  expect(reload).toHaveBeenCalledOnce()
  expect(loadMap).toHaveBeenCalledOnce()
})

test('without a line the map is not asked for until the line is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const loadMap = vi.fn(async () => () => <p>the map</p>)
  show(loadMap)
  await press()
  expect(screen.getByRole('status').textContent).toBe('You seem to be offline: try again')
  expect(loadMap).not.toHaveBeenCalled()
  onLine.mockReturnValue(true)
  await press()
  expect(await screen.findByText('the map')).toBeTruthy()
})
