import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { type BadRecord, importRecords } from './importRecords.ts'
import { splitRecords } from './splitRecords.ts'

let opened: OpenDatabase

beforeAll(async () => {
  opened = await openDatabase({ stateDir: null })
  await migrate(opened.db)
})

afterAll(() => opened.close())

beforeEach(async () => {
  await importText('{"features":[]}')
  await opened.db.batch(
    ['restaurants', 'restaurant_words', 'restaurant_counts', 'restaurant_history'].map((table) =>
      opened.db.prepare(`DELETE FROM ${table}`),
    ),
  )
})

async function* one(text: string) {
  yield text
}

function importText(text: string, now = 1000, onBad: (record: BadRecord) => void = () => {}) {
  return importRecords(opened.db, splitRecords(one(text)), { now, onBad })
}

function feature(id: number, name: string, lng = 13.4) {
  const geometry = { type: 'Point', coordinates: [lng, 52.5] }
  const properties = { _type: 'node', _id: id, name, category: 'vegan_only' }
  return JSON.stringify({ type: 'Feature', geometry, properties })
}

const file = (...features: string[]) => `{"type":"FeatureCollection","features":[${features}]}`
const names = async () => {
  const { results } = await opened.db
    .prepare('SELECT name FROM restaurants ORDER BY id')
    .all<{ name: string }>()
  return results.map(({ name }) => name)
}
const indexed = (word: string) =>
  opened.db
    .prepare('SELECT count(*) AS n FROM restaurant_words WHERE restaurant_words MATCH ?')
    .bind(word)
    .first('n')

describe('importRecords', () => {
  it('adds places once, and finds them by their words', async () => {
    const text = file(feature(1, 'Sprout'), feature(2, 'Root'))
    expect(await importText(text)).toMatchObject({ read: 2, added: 2, bad: 0 })
    expect(await importText(text)).toMatchObject({ read: 2, added: 0, changed: 0, unchanged: 2 })
    expect(await names()).toEqual(['Sprout', 'Root'])
    expect(await indexed('sprout')).toBe(1)
  })

  it('writes the changes of a new file', async () => {
    await importText(file(feature(1, 'Sprout'), feature(2, 'Root')))
    const report = await importText(file(feature(1, 'Sprouts'), feature(2, 'Root')), 2000)
    expect(report).toMatchObject({ changed: 1, unchanged: 1 })
    expect(await names()).toEqual(['Sprouts', 'Root'])
    expect(await indexed('sprout')).toBe(0)
  })

  it('does not change restaurants that a person has edited', async () => {
    await importText(file(feature(1, 'Sprout')))
    await opened.db.prepare(`UPDATE restaurants SET name = 'Mine', edited_at = 5`).run()
    expect(await importText(file(feature(1, 'Sprouts')))).toMatchObject({ kept: 1, changed: 0 })
    expect(await names()).toEqual(['Mine'])
  })

  it('reports bad records with their position and imports the rest', async () => {
    const bad: BadRecord[] = []
    const report = await importText(
      file(
        feature(1, 'Sprout'),
        feature(2, ''),
        feature(3, 'Far', 200),
        '{"_id":4,"broken":}',
        '"text"',
        feature(6, 'Root'),
      ),
      1000,
      (record) => bad.push(record),
    )
    expect(report).toMatchObject({ read: 6, added: 2, bad: 4 })
    expect(bad).toEqual([
      { number: 2, id: 'osm-node-2', problem: 'no name' },
      { number: 3, id: 'osm-node-3', problem: 'coordinates off the globe (52.5, 200)' },
      { number: 4, id: '4', problem: 'not valid JSON' },
      { number: 5, id: null, problem: 'neither a GeoJSON feature nor an Overpass element' },
    ])
    expect(await names()).toEqual(['Sprout', 'Root'])
  })

  it('imports the records before the end of a cut file', async () => {
    const text = file(feature(1, 'Sprout'), feature(2, 'Root'))
    const report = await importText(text.slice(0, -20))
    expect(report).toMatchObject({ read: 2, added: 1, bad: 1, breaksOff: 'in record 2 (2)' })
    expect(await importText(text.slice(0, -1))).toMatchObject({
      read: 2,
      bad: 0,
      breaksOff: 'behind record 2',
    })
    expect(await importText(text)).toMatchObject({ breaksOff: null })
    const remark = text.replace(/}$/, ',"remark":"runtime error: Query ran out of memory"}')
    expect(await importText(remark)).toMatchObject({
      bad: 0,
      breaksOff: 'behind record 2: runtime error: Query ran out of memory',
    })
  })

  it('counts a repeated place once', async () => {
    await importText(file(feature(1, 'Sprout'), feature(1, 'Sprout')))
    expect(await names()).toEqual(['Sprout'])
  })

  it('completes a stopped import with the same result', async () => {
    const all = Array.from({ length: 2500 }, (_, index) => feature(index + 1, `Place ${index}`))
    async function* stopped() {
      yield file(...all).slice(0, -2)
      throw new Error('stopped')
    }
    const run = importRecords(opened.db, splitRecords(stopped()), { now: 1 })
    await expect(run).rejects.toThrow('stopped')
    expect(await names()).toHaveLength(2000)

    expect(await importText(file(...all))).toMatchObject({ added: 500, unchanged: 2000 })
    expect(await indexed('place')).toBe(2500)
    const counted = await opened.db
      .prepare('SELECT sum(vegan) AS n FROM restaurant_counts GROUP BY level')
      .all<{ n: number }>()
    expect(new Set(counted.results.map(({ n }) => n))).toEqual(new Set([2500]))
  })
})
