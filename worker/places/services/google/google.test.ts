import { describe, expect, it } from 'vitest'
import { FAILURES, placeServer } from '../../../testing/placeServer.ts'
import { openGoogle } from './google.ts'

/** As the documentation shows them, shortened. */
const GEOCODED = {
  results: [
    {
      place: 'places/ChIJ2Z2idB66j4ARI43TG-9RoCQ',
      placeId: 'ChIJ2Z2idB66j4ARI43TG-9RoCQ',
      location: { latitude: 37.4438238, longitude: -122.0869895 },
      granularity: 'ROOFTOP',
      formattedAddress: '1600 Amphitheatre Pkwy, Mountain View, CA 94043, USA',
      types: ['premise'],
    },
    { location: { latitude: 1, longitude: 2 }, formattedAddress: 'Another' },
  ],
}
const PLACES = {
  places: [
    {
      id: 'ChIJs5ydyTiuEmsR0fRSlU0C7k0',
      formattedAddress: '1 Elm St, Concord, NH 03301, USA',
      location: { latitude: 43.2, longitude: -71.5 },
      displayName: { text: 'Green Fork', languageCode: 'en' },
    },
  ],
}
const POINT = { lat: 43.2, lng: -71.5 }

function google(answer: () => Response | Promise<Response>, patienceMs = 30_000) {
  const server = { ...placeServer(answer), patienceMs }
  return { server, service: openGoogle(server, 'secret-key') }
}
const answering = (body: unknown) => google(() => Response.json(body))

describe('Google', () => {
  it('finds an address, and keeps it as the person wrote it', async () => {
    const { server, service } = answering(GEOCODED)
    expect(await service.findAddress('1600 Amphitheatre Pkwy 1/2')).toEqual({
      lat: 37.4438238,
      lng: -122.0869895,
    })
    const [call] = server.calls
    expect(call?.url.href).toBe(
      'https://geocode.googleapis.com/v4/geocode/address/1600%20Amphitheatre%20Pkwy%201%202',
    )
    expect(call?.init).toMatchObject({
      headers: { 'x-goog-api-key': 'secret-key', 'x-goog-fieldmask': 'results.location' },
      redirect: 'manual',
    })
    expect(call?.init.signal).toBeInstanceOf(AbortSignal)
  })

  it('knows the address of a point', async () => {
    const { server, service } = answering(GEOCODED)
    expect(await service.describePoint(POINT)).toEqual({
      address: '1600 Amphitheatre Pkwy, Mountain View, CA 94043, USA',
    })
    expect(server.calls[0]?.url.pathname).toBe('/v4/geocode/location/43.2,-71.5')
  })

  it('finds restaurants near a point', async () => {
    const { server, service } = answering(PLACES)
    expect(await service.searchPlaces('Green Fork', POINT)).toEqual([
      {
        name: 'Green Fork',
        formatted_address: '1 Elm St, Concord, NH 03301, USA',
        geometry: { location: POINT },
        place_id: 'ChIJs5ydyTiuEmsR0fRSlU0C7k0',
      },
    ])
    const [call] = server.calls
    expect(call?.url.href).toBe('https://places.googleapis.com/v1/places:searchText')
    expect(JSON.parse(String(call?.init.body))).toEqual({
      textQuery: 'Green Fork',
      pageSize: 5,
      locationBias: {
        circle: { center: { latitude: 43.2, longitude: -71.5 }, radius: 50_000 },
      },
    })
  })

  it('reads the website of a place', async () => {
    const { server, service } = answering({ websiteUri: 'http://fork.example/menu' })
    expect(await service.readWebsite('ChIJ123')).toBe('http://fork.example/menu')
    expect(server.calls[0]?.url.href).toBe('https://places.googleapis.com/v1/places/ChIJ123')
  })

  it.each(['sprig-r0123456789abcde', 'a/../b', 'ChIJ?key=', ''])(
    'is not asked for %s, which is no place id of its own',
    async (id) => {
      const { server, service } = answering({})
      expect(await service.readWebsite(id)).toBeNull()
      expect(server.calls).toEqual([])
    },
  )

  it('reads an empty answer as not known', async () => {
    const { service } = answering({})
    expect(await service.findAddress('Atlantis')).toBeNull()
    expect(await service.describePoint(POINT)).toBeNull()
    expect(await service.searchPlaces('Nothing', POINT)).toEqual([])
    expect(await service.readWebsite('ChIJ')).toBeNull()
  })

  it('reads 400 and 404 as not known, unless the key is at fault', async () => {
    for (const status of [400, 404]) {
      const { service } = google(() => Response.json({ error: { status } }, { status }))
      expect(await service.findAddress('?')).toBeNull()
      expect(await service.readWebsite('ChIJ')).toBeNull()
    }
  })

  it.each(FAILURES)('fails when it %s, as "%s"', async (_, reason, answer) => {
    const { service } = google(answer)
    const asked = [
      service.findAddress('a'),
      service.describePoint(POINT),
      service.searchPlaces('a', POINT),
      service.readWebsite('ChIJ'),
    ]
    for (const one of asked) {
      await expect(one).rejects.toMatchObject({ name: 'ServiceFailure', reason })
      await expect(one).rejects.not.toThrow('secret-key')
    }
  })

  it('fails when it hangs before or within its answer', async () => {
    const never = () => new Promise<Response>(() => undefined)
    const half = () =>
      new Response(new ReadableStream({ start: (c) => c.enqueue(new Uint8Array(1)) }))
    for (const answer of [never, half]) {
      const asked = google(answer, 20).service.findAddress('a')
      await expect(asked).rejects.toMatchObject({ reason: 'timeout' })
    }
  })

  it('keeps hostile texts as plain text, and drops invalid places', async () => {
    const place = (fields: object) => ({ ...PLACES.places[0], ...fields })
    const { service } = answering({
      places: [
        place({ displayName: { text: '<img src=x onerror=alert(1)>\u202e\u0000\n gnp' } }),
        place({ displayName: { text: '\u200b \u0007' } }),
        place({ id: 'a b"><' }),
        place({ id: 'sprig-r0123456789abcde' }),
        place({ displayName: { text: 'x'.repeat(100_000) }, formattedAddress: 'y'.repeat(9999) }),
      ],
    })
    const found = await service.searchPlaces('a', POINT)
    expect(found.map(({ name }) => name)).toEqual([
      '<img src=x onerror=alert(1)> gnp',
      'x'.repeat(200),
    ])
    expect(found[1]?.formatted_address).toBe('y'.repeat(300))
    for (const websiteUri of ['javascript:alert(1)', 'https://a:b@c.example', 'x', '"><']) {
      expect(await answering({ websiteUri }).service.readWebsite('ChIJ')).toBeNull()
    }
  })

  it.each([
    { latitude: 91, longitude: 0 },
    { latitude: '1', longitude: 2 },
    { latitude: null, longitude: 2 },
    {},
  ])('does not take %j for a place', async (location) => {
    const { service } = answering({ results: [{ location }] })
    await expect(service.findAddress('a')).rejects.toMatchObject({ reason: 'malformed' })
  })
})
