import { env } from 'cloudflare:workers'
import {
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  type MockInstance,
  vi,
} from 'vitest'
import { DAY_MS, HOUR_MS } from '../../../contract/durations.ts'
import { call } from '../../../testing/accounts.ts'
import { storeRestaurant } from '../../../testing/editing.ts'
import { putPlaces } from '../../../testing/gazetteer.ts'
import { makePerson } from '../../../testing/people.ts'
import {
  FAILURES,
  forgetServices,
  type PlaceServer,
  placeServer,
} from '../../../testing/placeServer.ts'
import { sweepPlaces } from '../store.ts'
import { askAddress } from './askAddress.ts'
import { askPoint } from './askPoint.ts'
import { askSuggestions } from './askSuggestions.ts'
import { askWebsite } from './askWebsite.ts'

const NOW = Date.UTC(2026, 5, 1, 12)
const CONCORD = { lat: 43.20814, lng: -71.53757 }
const google = { ...env, GOOGLE_PLACES_KEY: 'secret-key' }
const nominatim = { ...env, NOMINATIM_URL: 'https://nominatim.example' }
const DOWN = 'the place service cannot be reached just now'

const found = () => Response.json({ results: [{ location: { latitude: 1, longitude: 2 } }] })
const london = { lat: '51.5', lon: '-0.1', display_name: 'London', osm_type: 'node', osm_id: 1 }
const foundLondon = () => Response.json([london])

const late: Promise<unknown>[] = []
const at = (now: number) => ({ now, waitUntil: (work: Promise<unknown>) => void late.push(work) })

/** Asks a question and also waits for the work after the answer. */
async function ask(
  settings: typeof google | typeof nominatim,
  text: string,
  server: PlaceServer,
  now = NOW,
) {
  const answer = await askAddress(settings, text, at(now), server)
  await Promise.all(late.splice(0))
  return answer
}

beforeAll(() => putPlaces([['Concord', 'NH', 'US', CONCORD.lat, CONCORD.lng]]))
let warned: MockInstance<typeof console.warn>
beforeEach(async () => {
  await forgetServices()
  warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

describe('a place service', () => {
  it('answers before the gazetteer does', async () => {
    const server = placeServer(found)
    expect(await ask(google, 'Concord, NH', server)).toEqual({
      lat: 1,
      lng: 2,
      address: 'Concord, NH',
    })
  })

  it('is asked a question once, as long as its answer may be cached', async () => {
    const server = placeServer(found)
    await ask(google, '1 Elm St', server)
    await ask(google, '1 ELM st', server, NOW + 29 * DAY_MS)
    expect(server.calls).toHaveLength(1)
    await ask(google, '1 Elm St', server, NOW + 30 * DAY_MS)
    expect(server.calls).toHaveLength(2)
  })

  it('does not change an address as a person wrote it', async () => {
    const server = placeServer(found)
    for (const text of ['1 Elm St', '1 ELM st']) {
      expect(await ask(google, text, server)).toEqual({ lat: 1, lng: 2, address: text })
    }
  })

  it('is asked again when it did not know', async () => {
    const server = placeServer(() => Response.json({}))
    for (let i = 0; i < 2; i += 1) {
      expect(await ask(google, 'Concord, NH', server)).toMatchObject(CONCORD)
    }
    expect(server.calls).toHaveLength(2)
  })

  it('caches no address of Google and no typed text', async () => {
    const answer = {
      results: [{ formattedAddress: '1 Elm St', location: { latitude: 1, longitude: 2 } }],
    }
    const server = placeServer(() => Response.json(answer))
    await askPoint(google, CONCORD, at(NOW), server)
    expect(await ask(google, 'My Secret Kitchen', server)).toMatchObject({
      address: 'My Secret Kitchen',
    })
    await Promise.all(late.splice(0))
    const { results } = await env.DB.prepare('SELECT kind, answer FROM place_answers').all()
    expect(results).toEqual([{ kind: 'address', answer: '{"lat":1,"lng":2}' }])
  })

  it.each(FAILURES)(
    'that %s ("%s") is replaced by the gazetteer, with a note',
    async (...failure) => {
      const [, reason, answer] = failure
      const server = placeServer(answer)
      expect(await ask(google, 'Concord, NH', server)).toEqual({
        ...CONCORD,
        address: 'Concord, NH',
        note: DOWN,
      })
      const line = JSON.stringify({ event: 'place_service', service: 'google', reason })
      expect(warned.mock.calls).toEqual([[line]])
    },
  )

  it('that hangs is replaced by the gazetteer for every question', async () => {
    const server = { ...placeServer(() => new Promise(() => undefined)), patienceMs: 20 }
    const street = await askAddress(google, '1 Elm St, Concord, NH', at(NOW), server)
    expect(street.note).toBe(`near Concord, NH: the street is not known here; ${DOWN}`)
    await forgetServices()
    expect(await askPoint(google, CONCORD, at(NOW), server)).toEqual({
      address: 'Concord, NH',
      note: `near Concord, NH: the street is not known here; ${DOWN}`,
    })
    await forgetServices()
    const { suggestions, note } = await askSuggestions(google, 'Fork', CONCORD, at(NOW), server)
    expect(suggestions).toMatchObject([{ name: 'Fork', place_id: 'sprig-typed' }])
    expect(note).toBe(DOWN)
    await forgetServices()
    await expect(askWebsite(google, 'ChIJ', at(NOW), server)).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('is not called for a while after it failed', async () => {
    const server = placeServer(() => new Response('', { status: 500 }))
    await ask(google, 'Concord, NH', server)
    for (let i = 0; i < 5; i += 1) await ask(google, 'Concord, NH', server, NOW + i * 5999)
    expect(server.calls).toHaveLength(1)
    await ask(google, 'Concord, NH', server, NOW + 30_000)
    expect(server.calls).toHaveLength(2)
  })

  it('is not called for as long as it asks, an hour at most', async () => {
    const answer = () => new Response('', { status: 429, headers: { 'retry-after': '99999' } })
    const server = placeServer(answer)
    await ask(google, 'Concord, NH', server)
    await ask(google, 'Concord, NH', server, NOW + 3_599_000)
    expect(server.calls).toHaveLength(1)
    await ask(google, 'Concord, NH', server, NOW + HOUR_MS)
    expect(server.calls).toHaveLength(2)
  })

  it('never gets more calls than its budget of the day, however many ask at once', async () => {
    const server = placeServer(found)
    const settings = { ...google, PLACES_A_DAY: '7' }
    const texts = Array.from({ length: 30 }, (_, i) => `${i} Elm St, Concord, NH`)
    const answers = await Promise.all(texts.map((text) => ask(settings, text, server)))
    expect(server.calls).toHaveLength(7)
    expect(answers.filter(({ note }) => note?.includes(DOWN))).toHaveLength(23)
    await ask(settings, 'another day', server, NOW + DAY_MS)
    expect(server.calls).toHaveLength(8)
  })

  it('is not called when its budget is 0', async () => {
    const server = placeServer(found)
    await ask({ ...google, PLACES_A_DAY: '0' }, 'Concord, NH', server)
    expect(server.calls).toEqual([])
  })

  it.each(['.', '..', '🌱', '-- "'])(
    'is not asked for %s, which no place is called',
    async (text) => {
      const server = placeServer(found)
      await expect(ask(google, text, server)).rejects.toMatchObject({ code: 'not_found' })
      expect(server.calls).toEqual([])
    },
  )

  it('is not called for the website of a place that it cannot know', async () => {
    const server = placeServer(() => Response.json([]))
    const ids = ['sprig-typed', 'sprig-r0123456789abcde', '../x', '\0']
    for (const settings of [google, nominatim]) {
      for (const id of ids) {
        await expect(askWebsite(settings, id, at(NOW), server)).rejects.toThrow()
      }
    }
    expect(server.calls).toEqual([])
    const counted =
      'SELECT (SELECT count(*) FROM place_budgets) + (SELECT count(*) FROM place_services)'
    expect(await env.DB.prepare(`${counted} AS n`).first('n')).toBe(0)
  })

  it('is not called when our restaurant has a website', async () => {
    const server = placeServer(() => Response.json({ websiteUri: 'https://google.example' }))
    await storeRestaurant({ googleId: 'ChIJours', website: 'https://ours.example' })
    expect(await askWebsite(google, 'ChIJours', at(NOW), server)).toEqual({
      website: 'https://ours.example',
    })
    expect(server.calls).toEqual([])
    expect(await askWebsite(google, 'ChIJother', at(NOW), server)).toEqual({
      website: 'https://google.example',
    })
  })

  it('is none without a setting', async () => {
    const server = placeServer(found)
    expect(await askAddress(env, 'Concord, NH', at(NOW), server)).toEqual({
      ...CONCORD,
      address: 'Concord, NH',
    })
    expect(server.calls).toEqual([])
  })
})

describe('Nominatim', () => {
  it('is called every 1.1 seconds at most, and nobody waits for more than two calls', async () => {
    const server = placeServer(foundLondon)
    const texts = ['a', 'b', 'Concord, NH']
    const answers = []
    for (const text of texts) answers.push(await ask(nominatim, text, server))
    expect(server.waits).toEqual([1100])
    expect(server.calls).toHaveLength(2)
    expect(answers.at(-1)).toMatchObject({ ...CONCORD, note: DOWN })
    await ask(nominatim, 'd', server, NOW + 10_000)
    expect(server.waits).toEqual([1100])
    expect(server.calls).toHaveLength(3)
  })

  it('needs no turn when the answer is cached', async () => {
    const server = placeServer(foundLondon)
    for (let i = 0; i < 5; i += 1) await ask(nominatim, 'london', server)
    expect(server.calls).toHaveLength(1)
    expect(server.waits).toEqual([])
  })
})

describe('the server key', () => {
  it('is in no answer and no log, with success and every failure', async () => {
    const lines: string[] = []
    for (const level of ['log', 'info', 'warn', 'error'] as const) {
      vi.spyOn(console, level).mockImplementation((...said) => void lines.push(said.join(' ')))
    }
    const by = await makePerson()
    const settings = { GOOGLE_PLACES_KEY: 'secret-key', GOOGLE_MAPS_KEY: 'browser-key' }
    const paths = [
      '/',
      '/create/v2/search',
      '/api/restaurant_builder/geocode?address=Concord',
      '/api/restaurant_builder/address?lat=43.2&lng=-71.5',
      '/api/restaurants/suggestions?input=fork&location=43.2,-71.5',
      '/api/restaurants/website/ChIJ',
    ]
    const echo = () => Response.json({ error: 'secret-key' }, { status: 403 })
    for (const [, , answer] of [...FAILURES, ['echoes it', 'refused', echo] as const]) {
      const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())
      for (const path of paths) {
        await forgetServices()
        const response = await call('GET', path, { by, settings })
        const told = [...response.headers].flat().join(' ') + (await response.text())
        expect(told).not.toContain('secret-key')
      }
      expect(asked).toHaveBeenCalledTimes(4)
      asked.mockRestore()
    }
    expect(lines.join('\n')).not.toContain('secret-key')
  })
})

describe('the sweep', () => {
  it('deletes answers that are too old', async () => {
    await ask(google, 'somewhere', placeServer(found))
    await sweepPlaces(env.DB, NOW + 7 * DAY_MS)
    expect(await env.DB.prepare('SELECT count(*) AS n FROM place_answers').first('n')).toBe(1)
    await sweepPlaces(env.DB, NOW + 30 * DAY_MS)
    const tables = ['place_answers', 'place_budgets']
    for (const table of tables) {
      expect(await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first('n')).toBe(0)
    }
  })
})
