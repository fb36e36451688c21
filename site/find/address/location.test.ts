import { afterEach, describe, expect, it, vi } from 'vitest'
import { createAlerts } from '../../shell/alerts.ts'
import { createFind } from '../findState.ts'
import { goTo } from '../searching.ts'
import { searchHereabouts } from './location.ts'

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
  const alerts = createAlerts()
  searchHereabouts(find, alerts, isAsked)
  const answer = () => succeed({ coords: { latitude: 42.36, longitude: -71.06 } })
  return { find, alerts, answer, fail: (code: number) => fail({ code }) }
}

afterEach(() => vi.unstubAllGlobals())

describe("the visitor's own position", () => {
  it('is searched when it comes', () => {
    const { find, answer } = start()
    expect(find.state.locating).toBe(true)
    answer()
    expect(find.state).toMatchObject({
      locating: false,
      centre: { lat: 42.36, lng: -71.06 },
      near: '',
    })
  })

  it('comes too late for a visitor who has searched elsewhere', () => {
    const { find, answer } = start()
    goTo(find, { lat: 40.71, lng: -74.01 }, 'New York, NY')
    answer()
    expect(find.state.centre).toEqual({ lat: 40.71, lng: -74.01 })
  })

  it.each([true, false])('says when it may not be known, asked for: %s', (isAsked) => {
    const { find, alerts, fail } = start(isAsked)
    fail(1)
    expect(find.state.locating).toBe(false)
    expect(alerts.items.map(({ text }) => text)).toEqual(['This requires location to be shared!'])
  })

  it('says that it cannot be found to those who asked for it', () => {
    const { find, alerts, fail } = start(true)
    fail(3)
    expect(find.state.locating).toBe(false)
    expect(alerts.items.map(({ text }) => text)).toEqual([
      'Error retrieving your location, please try a city or zipcode instead',
    ])
  })

  it('is not missed by those who did not ask', () => {
    const { find, alerts, fail } = start()
    fail(2)
    expect(find.state.locating).toBe(false)
    expect(alerts.items).toEqual([])
  })
})
