import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { HOUR_MS } from '../../worker/contract/durations.ts'
import { fakeApi } from '../testing/fakeApi.ts'
import { makeRestaurant } from '../testing/makeRestaurant.ts'
import { makeInput } from '../testing/renderVisit.tsx'
import { LiveLine } from './LiveLine.tsx'

const POLL_MS = 30_000
const truck = makeRestaurant({ _id: 'r1', status: 'ONLINE', onlineUntil: null, version: 2 })
const gone = makeRestaurant({ _id: 'r1', status: 'OFFLINE', onlineUntil: null, version: 3 })

let isHidden = false
beforeEach(() => {
  vi.useFakeTimers()
  isHidden = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
})

function show(answer: object) {
  const seen = fakeApi({ 'GET /api/restaurants/r1': answer })
  const content = { page: 'details' as const, restaurant: truck, menu: null }
  render(<LiveLine input={makeInput({ content })} />)
  expect(screen.getByText(/^Live now/)).toBeDefined()
  return seen
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('a pop-up says until when it is out, or that it is not', () => {
  isHidden = true
  vi.setSystemTime('2026-11-21T12:00:00.000Z')
  const restaurant = makeRestaurant({
    status: 'ONLINE',
    onlineUntil: '2026-11-21T15:00:00.000Z',
    zone: 'Asia/Tokyo',
  })
  render(<LiveLine input={makeInput({ content: { page: 'details', restaurant, menu: null } })} />)
  expect(screen.getByText(/^Live now/)).toBeDefined()
  expect(screen.getByText(/^until 12:00\sAM$/)).toBeDefined()
  act(() => vi.advanceTimersByTime(3 * HOUR_MS))
  expect(screen.getByText('Not out right now.')).toBeDefined()
})

test('a truck that leaves early is no longer called out on an open page', async () => {
  show({ body: gone })
  await pass(POLL_MS)
  await vi.waitFor(() => expect(screen.getByText('Not out right now.')).toBeDefined())
})

test('a truck that has moved leads to the page of its new place', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  show({ body: { ...truck, version: 3 } })
  await pass(POLL_MS)
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()

  show({ body: { ...truck, version: 3, geoJson: { type: 'Point', coordinates: [-71.1, 42.4] } } })
  const status = screen.getByRole('status')
  await pass(POLL_MS)
  await vi.waitFor(() => expect(status.textContent).toBe('It has moved: show where'))
  fireEvent.click(screen.getByText('It has moved: show where'))
  expect(reload).toHaveBeenCalledOnce()
})

test('an older answer changes nothing', async () => {
  const seen = show({ body: { ...gone, version: 1 } })
  await pass(POLL_MS)
  await vi.waitFor(() => expect(seen).toHaveLength(1))
  await pass(0)
  expect(screen.getByText(/^Live now/)).toBeDefined()
})

test('a page that nobody sees asks nothing until it is seen again', async () => {
  isHidden = true
  const seen = show({ body: gone })
  await pass(3 * POLL_MS)
  expect(seen).toEqual([])
  isHidden = false
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(screen.getByText('Not out right now.')).toBeDefined())
})
