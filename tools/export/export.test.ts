import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toGeoJson } from '../../worker/restaurants/exporting/geoJson.ts'
import { readRestaurants } from '../../worker/restaurants/exporting/readRestaurants.ts'
import { saveMenus } from '../../worker/restaurants/saving/saveMenus.ts'
import { saveRestaurants } from '../../worker/restaurants/saving/saveRestaurants.ts'
import { makeInput } from '../../worker/testing/restaurants.ts'
import { type OpenDatabase, openDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { importRecords } from '../import/importRecords.ts'
import { splitRecords } from '../import/splitRecords.ts'
import { toCsv } from './csv.ts'

const NOW = Date.UTC(2026, 0, 1)
let opened: OpenDatabase

beforeAll(async () => {
  opened = await openDatabase({ stateDir: null })
  await migrate(opened.db)
  await saveRestaurants(
    opened.db,
    [
      makeInput({
        id: 'r1',
        name: '=Café "Crème"',
        diet: 'vegan',
        rating: 4.5,
        veganOptions: [{ option: 'Pie', description: 'Sweet, warm.', index: 0 }],
        website: 'https://creme.example',
        phone: '+33 1 42 29 85 29',
        email: 'hello@creme.example',
        instagram: 'creme',
        wheelchair: 'limited',
      }),
      makeInput({ id: 'r2', name: 'Truck', place: null, status: 'OFFLINE', source: 'member' }),
      makeInput({ id: 'r3', name: 'Gone' }),
      makeInput({ id: 'osm-node-4', source: 'osm', sourceChangedAt: Date.UTC(2024, 4, 3) }),
    ],
    { by: 'import', at: NOW },
  )
  await saveMenus(opened.db, [{ restaurantId: 'r1', menu: '# Menu\n- Pie' }], {
    by: 'import',
    at: NOW,
  })
  await opened.db.prepare(`UPDATE restaurants SET owner_id = 'u9' WHERE id = 'r1'`).run()
  await opened.db.prepare(`UPDATE restaurants SET deleted_at = 1 WHERE id = 'r3'`).run()
})

afterAll(() => opened.close())

async function textOf(chunks: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const chunk of chunks) text += chunk
  return text
}
const restaurants = () => readRestaurants(opened.db, NOW)

describe('export', () => {
  it('writes GeoJSON with public fields only', async () => {
    const text = await textOf(toGeoJson(restaurants()))
    expect(JSON.parse(text)).toMatchObject({
      type: 'FeatureCollection',
      features: [
        {
          id: 'r1',
          geometry: { type: 'Point', coordinates: [-71.06, 42.36] },
          properties: {
            name: '=Café "Crème"',
            rating: 4.5,
            menu: '# Menu\n- Pie',
            phone: '+33 1 42 29 85 29',
            email: 'hello@creme.example',
            instagram: 'creme',
            wheelchair: 'limited',
          },
        },
        { id: 'r2', geometry: null, properties: { status: 'OFFLINE' } },
        { properties: { metadata: { sourceChangedAt: '2024-05-03T00:00:00.000Z' } } },
      ],
    })
    expect(text).not.toMatch(/hush|u9|Gone/)
  })

  it('is imported again without change', async () => {
    const text = await textOf(toGeoJson(restaurants()))
    async function* chunks() {
      yield text
    }
    const records = () => splitRecords(chunks())
    const same = await importRecords(opened.db, records(), { now: NOW })
    expect(same).toMatchObject({ read: 3, unchanged: 3, bad: 0 })

    const other = await openDatabase({ stateDir: null })
    try {
      await migrate(other.db)
      expect(await importRecords(other.db, records(), { now: NOW })).toMatchObject({ added: 3 })
      expect(await textOf(toGeoJson(readRestaurants(other.db, NOW)))).toBe(text)
    } finally {
      await other.close()
    }
  })

  it('writes CSV in which no text is a formula', async () => {
    const lines = (await textOf(toCsv(restaurants()))).split('\r\n')
    expect(lines[0]).toMatch(/^"id","name","status","online_until","diet",/)
    expect(lines[1]).toMatch(/^"r1","'=Café ""Crème""","RESTAURANT","","vegan","pizza","Pie: /)
    expect(lines).toHaveLength(5)
    const [head = [], first = []] = lines.map((line) => line.split(/,(?=")/))
    expect(first[head.indexOf('"email"')]).toBe('"hello@creme.example"')
    expect(first[head.indexOf('"instagram"')]).toBe('"creme"')
    expect(first[head.indexOf('"wheelchair"')]).toBe('"limited"')
    expect(first[head.indexOf('"phone"')]).toBe(`"'+33 1 42 29 85 29"`)
  })
})
