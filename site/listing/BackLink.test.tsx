import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FROM_LIST } from '../find/list/fromList.ts'
import { BackLink } from './BackLink.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  window.history.replaceState(null, '', '/')
})

function click(state: unknown, referrer: string) {
  window.history.replaceState(state, '', '/details/r1')
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => {})
  render(<BackLink nearby="/?lat=1&lng=2&zoom=14" />)
  fireEvent.click(screen.getByRole('link', { name: 'Back to the list' }))
  return back.mock.calls.length
}

test('goes back in the history when the list led here', () => {
  expect(click(FROM_LIST, '')).toBe(1)
})

test('goes back in the history after a full page load from the list', () => {
  expect(click(null, `${window.location.origin}/cities/massachusetts/boston`)).toBe(1)
})

test.each(['', 'https://search.example/', 'not an address'])(
  'goes to the map around the place when the visitor came from elsewhere: %s',
  (referrer) => {
    expect(click(null, referrer)).toBe(0)
    expect(window.location.search).toBe('?lat=1&lng=2&zoom=14')
  },
)
