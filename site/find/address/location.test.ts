import { afterEach, describe, expect, it, vi } from 'vitest'
import { createAlerts } from '../../shell/alerts.ts'
import { createFind } from '../findState.ts'
import { goTo } from '../searching.ts'
import { searchHereabouts } from './location.ts'

type Success = (position: { coords: { latitude: number; longitude: number } }) => void
type Failure = (error: { code: number }) => void

function start() {
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
  searchHereabouts(find, alerts)
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

  it('says so when it may not be known, and only then', () => {
    const denied = start()
    denied.fail(1)
    expect(denied.alerts.items.map(({ text }) => text)).toEqual([
      'This requires location to be shared!',
    ])
    const slow = start()
    slow.fail(3)
    expect(slow.find.state.locating).toBe(false)
    expect(slow.alerts.items).toEqual([])
  })
})
