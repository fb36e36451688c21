import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { makeRestaurant } from '../../testing/makeRestaurant.ts'
import { makeInput } from '../../testing/renderVisit.tsx'
import { SmallMap } from './SmallMap.tsx'

const loadMap = vi.hoisted(() => vi.fn())
vi.mock('../../map/loadMap.ts', () => ({ loadMap }))

afterEach(() => {
  loadMap.mockReset()
})

const show = () =>
  render(
    <SmallMap
      input={makeInput({ content: { page: 'details', restaurant: makeRestaurant(), menu: null } })}
    />,
  )

const press = () => userEvent.click(screen.getByRole('button'))

test('a map that did not load comes with the page, loaded anew', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  loadMap.mockRejectedValue(new TypeError('Failed to fetch'))
  show()
  await press()
  await waitFor(() => {
    expect(screen.getByRole('status').textContent).toBe('The map could not be loaded: try again')
  })
  await press()
  expect(reload).toHaveBeenCalledOnce()
  expect(loadMap).toHaveBeenCalledOnce()
})

test('offline, the map is not requested until the connection is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  loadMap.mockResolvedValue(() => <p>the map</p>)
  show()
  await press()
  expect(screen.getByRole('status').textContent).toBe('You seem to be offline: try again')
  expect(loadMap).not.toHaveBeenCalled()
  onLine.mockReturnValue(true)
  await press()
  expect(await screen.findByText('the map')).toBeTruthy()
})
