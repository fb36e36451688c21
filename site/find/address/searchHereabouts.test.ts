import { describe, expect, it, vi } from 'vitest'
import { ASKING } from '../../device/position/position.ts'
import { alerts } from '../../shell/alerts.ts'
import { createFind } from '../findState.ts'
import { goTo } from '../moving.ts'
import { searchHereabouts } from './searchHereabouts.ts'

const UNKNOWN = 'Error retrieving your location, please try a city or zipcode instead'

type Success = (position: { coords: { latitude: number; longitude: number } }) => void
type Failure = (error: { code: number }) => void

function start(isAsked = false) {
  let succeed: Success = () => undefined
  let fail: Failure = () => undefined
  vi.stubGlobal('fetch', async () => Response.json([]))
  vi.stubGlobal('navigator', {
    geolocation: {
      getCurrentPosition: (onSuccess: Success, onFailure: Failure) => {
        succeed = onSuccess
        fail = onFailure
      },
    },
  })
  const find = createFind(new URL('https://sprig.test/'), null)
  const done = searchHereabouts(find, isAsked)
  const answer = async () => {
    succeed({ coords: { latitude: 42.36, longitude: -71.06 } })
    await done
  }
  const fails = async (code: number) => {
    fail({ code })
    await done
  }
  return { find, answer, fails }
}

describe("the visitor's own position", () => {
  it('is searched when it comes', async () => {
    const { find, answer } = start()
    expect(find.state.locating).toBe(true)
    await answer()
    expect(find.state).toMatchObject({
      locating: false,
      centre: { lat: 42.36, lng: -71.06 },
      near: '',
    })
  })

  it('comes too late for a visitor who has searched elsewhere', async () => {
    const { find, answer } = start()
    goTo(find, { lat: 40.71, lng: -74.01 }, 'New York, NY')
    await answer()
    expect(find.state.centre).toEqual({ lat: 40.71, lng: -74.01 })
  })

  it.each([true, false])('says when it may not be known, asked for: %s', async (isAsked) => {
    const { find, fails } = start(isAsked)
    await fails(1)
    expect(find.state.locating).toBe(false)
    expect(alerts.items.map(({ text }) => text)).toEqual(['This requires location to be shared!'])
  })

  it('says that it cannot be found to those who asked for it', async () => {
    const { find, fails } = start(true)
    await fails(3)
    expect(find.state.locating).toBe(false)
    expect(alerts.items.map(({ text }) => text)).toEqual([UNKNOWN])
  })

  it('shows no error to visitors who did not ask for it', async () => {
    const { find, fails } = start()
    await fails(2)
    expect(find.state.locating).toBe(false)
    expect(alerts.items).toEqual([])
  })

  it('says so too where the browser knows no positions', async () => {
    vi.stubGlobal('navigator', {})
    const find = createFind(new URL('https://sprig.test/'), null)
    await searchHereabouts(find, true)
    expect(find.state.locating).toBe(false)
    expect(alerts.items.map(({ text }) => text)).toEqual([UNKNOWN])
  })

  describe('when the question of the browser stays open', () => {
    const late = async (isAsked: boolean) => {
      vi.useFakeTimers()
      const started = start(isAsked)
      await vi.advanceTimersByTimeAsync(60_000)
      return started
    }

    it('can be requested again, and visitors who asked are told', async () => {
      const { find } = await late(true)
      expect(find.state.locating).toBe(false)
      expect(alerts.items.map(({ text }) => text)).toEqual([UNKNOWN])
    })

    it.each([true, false])(
      'is searched when it comes after all, asked for: %s',
      async (isAsked) => {
        const { find, answer } = await late(isAsked)
        await answer()
        expect(find.state).toMatchObject({ locating: false, centre: { lat: 42.36, lng: -71.06 } })
      },
    )

    it('comes too late for a visitor who has searched elsewhere', async () => {
      const { find, answer } = await late(false)
      goTo(find, { lat: 40.71, lng: -74.01 }, 'New York, NY')
      await answer()
      expect(find.state.centre).toEqual({ lat: 40.71, lng: -74.01 })
    })

    it.each([
      [true, [ASKING]],
      [false, []],
    ])(
      'can be asked for again while the browser is asking, asked for: %s',
      async (isAsked, said) => {
        vi.useFakeTimers()
        const { find, answer } = start(isAsked)
        vi.stubGlobal('navigator', { permissions: { query: async () => ({ state: 'prompt' }) } })
        await vi.advanceTimersByTimeAsync(60_000)
        expect(find.state.locating).toBe(false)
        expect(alerts.items.map(({ text }) => text)).toEqual(said)
        await answer()
        expect(find.state.centre).toEqual({ lat: 42.36, lng: -71.06 })
      },
    )

    it('says nothing more to a visitor who has gone elsewhere', async () => {
      vi.useFakeTimers()
      const { find } = start(true)
      goTo(find, { lat: 40.71, lng: -74.01 }, 'New York, NY')
      await vi.advanceTimersByTimeAsync(60_000)
      expect(alerts.items).toEqual([])
    })
  })

  it('can be asked for again once the visitor has gone elsewhere', () => {
    const { find } = start(true)
    goTo(find, { lat: 40.71, lng: -74.01 }, 'New York, NY')
    expect(find.state.locating).toBe(false)
  })
})
