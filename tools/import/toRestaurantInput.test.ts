import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../worker/contract/durations.ts'
import { toRestaurantInput } from './toRestaurantInput.ts'

const NOW = Date.UTC(2026, 10, 20, 12)
const read = (value: unknown) => toRestaurantInput({ number: 1, text: JSON.stringify(value) }, NOW)
const geometry = { type: 'Point', coordinates: [13.4, 52.5] }

describe('toRestaurantInput', () => {
  it('reads a feature with the columns of our data', () => {
    const properties = {
      _type: 'node',
      _id: 7,
      name: 'Grünzeug',
      category: 'vegan_only',
      cuisine: 'coffee_shop;pizza',
      addr_street: 'Weserstraße 12',
      addr_postcode: '12047',
      addr_city: 'Berlin',
      contact_website: 'gruenzeug.example.org',
      contact_email: 'info@gruenzeug.example.org',
      contact_instagram: '@Gruenzeug',
      contact_phone: '+49 30 1234567;+49 30 7654321',
    }
    expect(read({ type: 'Feature', geometry, properties })).toMatchObject({
      restaurant: {
        id: 'osm-node-7',
        name: 'Grünzeug',
        diet: 'vegan',
        cuisine: ['coffee-shop', 'pizza'],
        address: 'Weserstraße 12, 12047 Berlin',
        website: 'https://gruenzeug.example.org',
        phone: '+49 30 1234567',
        email: 'info@gruenzeug.example.org',
        instagram: 'gruenzeug',
        place: { lat: 52.5, lng: 13.4 },
        source: 'osm',
      },
    })
  })

  it.each([
    [
      'phone',
      [
        '+49 7151 6041488',
        '390669942160',
        '+356 1 234;+356 5',
        '01/208 63 68, 01/2',
        '+1-613-725x1',
      ],
      ['*9969', 'info@mondo.example', '1150', '801-355-5500 movieline', '+30210282 +30210283'],
    ],
    [
      'email',
      ['info@fork.example', 'Gasthaus@fork.example', '911@fork.example;b@fork.example'],
      ['info@fork', 'green fork@fork.example', 'mailto:info@fork.example'],
    ],
    [
      'instagram',
      ['cafe_44', '@mein_fork', 'https://www.instagram.com/Fork/', 'li.ke.thai'],
      ['explore/locations/272668388/fork', 'p/B75uU_cBqCI', 'fork, Berlin'],
    ],
  ] as const)('takes a %s as people write it, and leaves what is none', (name, taken, left) => {
    const values = [...taken, ...left]
    const read = values.filter((value) => {
      const properties = { _type: 'node', _id: 7, name: 'A', [`contact_${name}`]: value }
      const reading = toRestaurantInput({
        number: 1,
        text: JSON.stringify({ type: 'Feature', geometry, properties }),
      })
      return 'restaurant' in reading && reading.restaurant[name] !== null
    })
    expect(read).toEqual(taken)
  })

  it('reads a feature with OSM tags, its id before or among them', () => {
    const properties = { name: 'A', 'diet:vegan': 'yes', 'addr:street': 'Hauptstraße' }
    const outside = read({ type: 'Feature', id: 'way/8', geometry, properties })
    expect(outside).toMatchObject({ restaurant: { id: 'osm-way-8', diet: 'options' } })
    const inside = read({
      type: 'Feature',
      geometry,
      properties: { '@id': 'node/9', ...properties },
    })
    expect(inside).toMatchObject({ restaurant: { id: 'osm-node-9', address: 'Hauptstraße' } })
  })

  it('puts an outline at its middle', () => {
    const outline = {
      type: 'Polygon',
      coordinates: [
        [
          [10, 50],
          [12, 50],
          [12, 54],
          [10, 54],
          [10, 50],
        ],
      ],
    }
    const feature = { type: 'Feature', id: 'way/8', geometry: outline, properties: { name: 'A' } }
    expect(read(feature)).toMatchObject({ restaurant: { place: { lat: 52, lng: 11 } } })
  })

  it('reads nodes and centres of Overpass', () => {
    const tags = { name: 'N', wheelchair: 'designated', 'contact:phone': '+49 30 12345' }
    const node = { type: 'node', id: 1, lat: 1, lon: 2, tags }
    expect(read(node)).toMatchObject({
      restaurant: {
        id: 'osm-node-1',
        place: { lat: 1, lng: 2 },
        wheelchair: 'yes',
        phone: '+49 30 12345',
      },
    })
    const way = { type: 'way', id: 1, center: { lat: 3, lon: 4 }, nodes: [1], tags: { name: 'W' } }
    expect(read(way)).toMatchObject({ restaurant: { id: 'osm-way-1', place: { lat: 3, lng: 4 } } })
  })

  it.each([
    { type: 'node', id: 1, lat: 1, lon: 2, tags: { name: 'N' }, timestamp: '2024-05-03T12:00:00Z' },
    ...[
      { '@timestamp': '2024-05-03T12:00:00Z' },
      { meta: { timestamp: '2024-05-03T12:00:00Z' } },
    ].map((times) => ({
      type: 'Feature',
      id: 'node/1',
      geometry,
      properties: { name: 'N', ...times },
    })),
  ])('reads when it was changed in OpenStreetMap: %j', (value) => {
    const sourceChangedAt = Date.UTC(2024, 4, 3, 12)
    expect(read(value)).toMatchObject({ restaurant: { id: 'osm-node-1', sourceChangedAt } })
  })

  it.each(['yesterday', '2024-13-01T00:00:00Z', 5, null])('ignores the invalid time %s', (time) => {
    const properties = { name: 'N', '@timestamp': time }
    const reading = read({ type: 'Feature', id: 'node/1', geometry, properties })
    expect('restaurant' in reading && reading.restaurant).not.toHaveProperty('sourceChangedAt')
  })

  it.each([
    [{ type: 'way', id: 1, nodes: [1, 2], tags: { name: 'W' } }, 'no coordinates', 'osm-way-1'],
    [{ type: 'node', id: 1, lat: 1, lon: 2 }, 'no name', 'osm-node-1'],
    [
      { type: 'Feature', geometry: null, id: 'node/1', properties: { name: 'A' } },
      'no coordinates',
      'osm-node-1',
    ],
    [
      { type: 'Feature', geometry, properties: { name: 'A' } },
      'no OpenStreetMap type and id',
      null,
    ],
    [{ type: 'Topology' }, 'neither a GeoJSON feature nor an Overpass element', null],
    [null, 'neither a GeoJSON feature nor an Overpass element', null],
    [17, 'neither a GeoJSON feature nor an Overpass element', null],
    [
      { type: 'Feature', geometry, properties: { _id: 'r1', restaurantKey: 'r1', name: 'A' } },
      expect.stringContaining('cuisine'),
      'r1',
    ],
  ])('says what is wrong with %j', (value, problem, id) => {
    expect(read(value)).toEqual({ problem, id })
  })

  it.each([
    [{ closedAt: '2026-01-01T00:00:00.000Z' }, 'closed for good'],
    [{ status: 'ONLINE' }, expect.stringMatching(/^onlineUntil: /)],
    [{ status: 'ONLINE', onlineUntil: 'tonight' }, expect.stringMatching(/^onlineUntil: /)],
    [
      { status: 'ONLINE', onlineUntil: '2026-11-21T12:00:00.001Z' },
      expect.stringMatching(/^onlineUntil: /),
    ],
    [{ menu: 'ä'.repeat(16 * 1024 + 1) }, 'menu: longer than 32 KiB'],
    [{ wheelchair: 'maybe' }, expect.stringContaining('wheelchair')],
    [{ _id: 'admin' }, 'no restaurant can have the id admin'],
    [{ website: 'javascript:alert(1)' }, expect.stringMatching(/^website: /)],
    [{ name: ' ' }, 'name: is required'],
    [{ name: 'A'.repeat(201) }, expect.stringMatching(/^name: /)],
    [{ cuisine: ['<b>'] }, expect.stringMatching(/^cuisine\.0: /)],
    [{ openingHours: '24/7 '.repeat(100) }, expect.stringMatching(/^openingHours: /)],
    [
      { veganOptions: [{ option: 'x'.repeat(121), description: 'y', index: 0 }] },
      expect.stringMatching(/^veganOptions\.0\.option: /),
    ],
  ])('leaves out a restaurant of an export with %j', (fields, problem) => {
    const properties = {
      _id: 'r1',
      name: 'A',
      cuisine: [],
      veganOptions: [],
      rating: null,
      address: null,
      googleId: null,
      isGoogle: false,
      status: 'RESTAURANT',
      onlineUntil: null,
      website: null,
      diet: 'vegan',
      openingHours: null,
      restaurantKey: 'r1',
      metadata: { isGoogle: false, lastModified: '2026-01-01T00:00:00.000Z', source: 'member' },
      version: 1,
    }
    const whole = { type: 'Feature', geometry, properties }
    // A form refuses the quotation mark, OpenStreetMap has it.
    const kept = {
      website: 'https://a.example/"x',
      veganOptions: [{ option: 'Soup', description: 'Hot', index: 0, source: 'member' }],
    }
    expect(read({ ...whole, properties: { ...properties, ...kept } })).toMatchObject({
      restaurant: { id: 'r1', ...kept },
    })
    const online = { status: 'ONLINE', onlineUntil: '2026-11-21T12:00:00.000Z', menu: '# Menu' }
    expect(read({ ...whole, properties: { ...properties, ...online } })).toMatchObject({
      restaurant: { status: 'ONLINE', onlineUntil: NOW + DAY_MS },
      menu: '# Menu',
    })
    expect(read({ ...whole, properties: { ...properties, ...fields } })).toMatchObject({ problem })
  })

  it('names a record that is broken or cut', () => {
    expect(toRestaurantInput({ number: 1, text: '{"_id":5,"lat":NaN}' })).toEqual({
      problem: 'not valid JSON',
      id: '5',
    })
    expect(toRestaurantInput({ number: 1, text: '{"id":"node/5","na', isCut: true })).toEqual({
      problem: 'the file ends before this record does',
      id: 'node/5',
    })
  })
})
