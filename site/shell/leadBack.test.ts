import { afterEach, expect, test, vi } from 'vitest'
import { leadBack } from './leadBack.ts'

leadBack()
afterEach(() => {
  document.body.replaceChildren()
})

/** Clicks the link; returns whether it went back in the history or followed its address. */
function click(referrer: string, keys: MouseEventInit = {}) {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(referrer === '' ? 1 : 2)
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => {})
  const link = document.createElement('a')
  link.className = 'back-link'
  link.href = '#nearby'
  document.body.append(link)
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
  link.dispatchEvent(event)
  const hasGoneBack = back.mock.calls.length === 1
  back.mockRestore()
  expect(event.defaultPrevented).toBe(hasGoneBack)
  return hasGoneBack ? 'back' : 'on'
}
const city = `${window.location.origin}/cities/massachusetts/boston`

test('goes back in the history when the list led here', () => {
  expect(click(city)).toBe('back')
  expect(click(`${window.location.origin}/?lat=1&lng=2`)).toBe('back')
  expect(click(`${window.location.origin}/de`)).toBe('back')
  expect(click(`${window.location.origin}/de/cities/ohio/dayton`)).toBe('back')
})

test('follows the link when a link within the page has added to the history', () => {
  window.location.hash = '#content'
  expect(click(city)).toBe('on')
  window.history.replaceState(null, '', window.location.pathname)
})

test('opens the list in another tab when it is asked to', () => {
  expect(click(city, { ctrlKey: true })).toBe('on')
})

test.each(['', 'https://search.example/', 'not an address', `${window.location.origin}/about`])(
  'goes to the map around the place when the visitor came from elsewhere: %s',
  (referrer) => {
    expect(click(referrer)).toBe('on')
  },
)
