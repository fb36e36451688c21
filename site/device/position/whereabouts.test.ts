import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MINUTE_MS } from '../../../worker/contract/durations.ts'

const BOSTON = { lat: 42.36, lng: -71.06 }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.resetModules()
})

/** Loads the module as the tab's next page does. */
async function onNextPage() {
  vi.resetModules()
  return (await import('./whereabouts.ts')).whereabouts
}

it('is known on the next page of the tab', async () => {
  const { noteHere, noteSearched } = await import('./whereabouts.ts')
  noteHere(BOSTON)
  noteSearched({ lat: 40, lng: -75 })
  expect(await onNextPage()).toEqual({ here: BOSTON, searched: { lat: 40, lng: -75 } })
})

it('is forgotten after half an hour: by then the device may be elsewhere', async () => {
  const { noteHere } = await import('./whereabouts.ts')
  noteHere(BOSTON)
  vi.setSystemTime(Date.now() + 31 * MINUTE_MS)
  expect(await onNextPage()).toEqual({ here: null, searched: null })
})

it('of the visitor grows old though they search on', async () => {
  const { noteHere } = await import('./whereabouts.ts')
  noteHere(BOSTON)
  vi.setSystemTime(Date.now() + 20 * MINUTE_MS)
  vi.resetModules()
  const { noteSearched } = await import('./whereabouts.ts')
  noteSearched({ lat: 40, lng: -75 })
  expect((await onNextPage()).here).toEqual(BOSTON)
  vi.setSystemTime(Date.now() + 20 * MINUTE_MS)
  expect(await onNextPage()).toEqual({ here: null, searched: { lat: 40, lng: -75 } })
})

it.each(['null', '7', '{"here":{"lat":"1"},"hereAt":9e15,"keptAt":9e15}'])(
  'is not believed where it was tampered with: %s',
  async (kept) => {
    sessionStorage.setItem('whereabouts', kept)
    expect(await onNextPage()).toEqual({ here: null, searched: null })
  },
)
