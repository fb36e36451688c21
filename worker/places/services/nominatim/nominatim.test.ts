import { describe, expect, it } from 'vitest'
import { FAILURES, placeServer } from '../../../testing/placeServer.ts'
import { openNominatim } from './nominatim.ts'

/** As the documentation shows them, shortened. */
const LONDON = {
  place_id: 100149,
  licence: 'Data © OpenStreetMap contributors, ODbL 1.0. https://osm.org/copyright',
  osm_type: 'node',
  osm_id: 107775,
  lat: '51.5073219',
  lon: '-0.1276474',
  category: 'place',
  type: 'city',
  name: 'London',
  display_name: 'London, Greater London, England, SW1A 2DU, United Kingdom',
  extratags: { website: 'http://www.london.gov.uk', population: '8416535' },
}
const POINT = { lat: 51.5, lng: -0.1 }
const SETTINGS = {
  url: 'https://nominatim.example/',
  contact: 'https://sprig.example; a@b.example',
}

function nominatim(answer: (url: URL) => Response | Promise<Response>, patienceMs = 30_000) {
  const server = { ...placeServer(answer), patienceMs }
  return { server, service: openNominatim(server, SETTINGS) }
}
const answering = (body: unknown) => nominatim(() => Response.json(body))

describe('Nominatim', () => {
  it('finds an address, and sends the user agent', async () => {
    const { server, service } = answering([LONDON])
    expect(await service.findAddress('London & more')).toEqual({
      lat: 51.5073219,
      lng: -0.1276474,
      address: 'London, Greater London, England, SW1A 2DU, United Kingdom',
    })
    const [call] = server.calls
    expect(call?.url.href).toBe(
      'https://nominatim.example/search?q=London+%26+more&limit=1&format=jsonv2',
    )
    expect(call?.init.headers).toMatchObject({
      'user-agent': 'Sprig (https://sprig.example; a@b.example)',
    })
  })

  it('knows the address of a point', async () => {
    const { server, service } = answering(LONDON)
    expect(await service.describePoint(POINT)).toEqual({ address: LONDON.display_name })
    expect(server.calls[0]?.url.search).toBe('?lat=51.5&lon=-0.1&format=jsonv2')
  })

  it('finds restaurants near a point, under the ids that imported restaurants have', async () => {
    const { server, service } = answering([LONDON, { ...LONDON, name: '', osm_type: 'way' }])
    expect(await service.searchPlaces('london', POINT)).toEqual([
      {
        name: 'London',
        formatted_address: LONDON.display_name,
        geometry: { location: { lat: 51.5073219, lng: -0.1276474 } },
        place_id: 'sprig-osm-node-107775',
      },
      expect.objectContaining({ name: 'London', place_id: 'sprig-osm-way-107775' }),
    ])
    expect(server.calls[0]?.url.searchParams.get('viewbox')).toBe('-0.6,52,0.4,51')
  })

  it('reads the website of a place', async () => {
    const { server, service } = answering([LONDON])
    expect(await service.readWebsite('sprig-osm-node-107775')).toBe('http://www.london.gov.uk')
    expect(server.calls[0]?.url.href).toBe(
      'https://nominatim.example/lookup?osm_ids=N107775&extratags=1&format=jsonv2',
    )
    const other = answering([{ extratags: { 'contact:website': 'fork.example' } }]).service
    expect(await other.readWebsite('sprig-osm-way-1')).toBe('https://fork.example')
  })

  it.each(['ChIJ123', 'sprig-typed', 'sprig-osm-node-1,N2', 'sprig-osm-tree-1'])(
    'is not asked for %s, which it cannot know',
    async (id) => {
      const { server, service } = answering([])
      expect(await service.readWebsite(id)).toBeNull()
      expect(server.calls).toEqual([])
    },
  )

  it('reads an empty answer as not known', async () => {
    const { service } = answering([])
    expect(await service.findAddress('Atlantis')).toBeNull()
    expect(await service.searchPlaces('Nothing', POINT)).toEqual([])
    expect(await service.readWebsite('sprig-osm-node-1')).toBeNull()
    const sea = answering({ error: 'Unable to geocode' }).service
    expect(await sea.describePoint(POINT)).toBeNull()
  })

  it.each(FAILURES)('fails when it %s, as "%s"', async (_, reason, answer) => {
    const { service } = nominatim(answer)
    const asked = [
      service.findAddress('a'),
      service.describePoint(POINT),
      service.searchPlaces('a', POINT),
      service.readWebsite('sprig-osm-node-1'),
    ]
    for (const one of asked) {
      await expect(one).rejects.toMatchObject({ name: 'ServiceFailure', reason })
    }
  })

  it('fails when it hangs', async () => {
    const asked = nominatim(() => new Promise(() => undefined), 20).service.describePoint(POINT)
    await expect(asked).rejects.toMatchObject({ reason: 'timeout' })
  })

  it('keeps hostile texts as plain text, and drops results without an id', async () => {
    const { service } = answering([
      { ...LONDON, name: '</script><b>\u202e', display_name: `${'z'.repeat(5000)}\u0000` },
      { ...LONDON, osm_id: null },
      { ...LONDON, osm_type: undefined },
      { ...LONDON, name: '\u200b', display_name: ' ,' },
    ])
    const found = await service.searchPlaces('a', POINT)
    expect(found.map(({ name }) => name)).toEqual(['</script><b>'])
    expect(found[0]?.formatted_address).toBe('z'.repeat(300))
    for (const website of ['javascript:alert(1)', 'data:text/html,x']) {
      const other = answering([{ extratags: { website } }]).service
      expect(await other.readWebsite('sprig-osm-node-1')).toBeNull()
    }
  })

  it.each([{ lat: '91' }, { lon: '181' }, { lat: 'NaN' }, { lat: '1e1' }, { lat: 51.5 }])(
    'does not take %j for a place',
    async (fields) => {
      const { service } = answering([{ ...LONDON, ...fields }])
      await expect(service.findAddress('a')).rejects.toMatchObject({ reason: 'malformed' })
    },
  )
})
