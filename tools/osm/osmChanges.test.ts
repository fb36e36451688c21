import { afterAll, beforeAll, expect, it } from 'vitest'
import { DIETS, type Diet } from '../../worker/contract/diet.ts'
import { dietOf } from '../../worker/restaurants/osm/osm.ts'
import { saveRestaurants } from '../../worker/restaurants/saving/saveRestaurants.ts'
import { makeInput } from '../../worker/testing/restaurants.ts'
import { type OpenDatabase, openDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { changesForOsm } from './changesForOsm.ts'
import { readCorrected } from './readCorrected.ts'
import { toTask } from './toTask.ts'

let opened: OpenDatabase

beforeAll(async () => {
  opened = await openDatabase({ stateDir: null })
  await migrate(opened.db)
})
afterAll(() => opened.close())

it('tells what a member changed of an imported place, by the tags of OpenStreetMap', async () => {
  const { db } = opened
  const before = [
    makeInput({ id: 'osm-node-7', name: 'Green Fork', diet: 'options', cuisine: ['pizza'] }),
    makeInput({ id: 'osm-way-8', name: 'Untouched' }),
    makeInput({ id: 'r2', name: 'Of a member' }),
  ]
  await saveRestaurants(db, before, { by: 'import', at: 1 })
  const after = [
    makeInput({
      id: 'osm-node-7',
      name: 'Greener Fork',
      diet: 'vegan',
      cuisine: ['coffee-shop', 'pizza'],
      openingHours: 'Mo-Fr 11:00-22:00',
    }),
    makeInput({ id: 'r2', name: 'Renamed' }),
  ]
  await saveRestaurants(db, after, { by: 'u1', at: 2 })

  await expect(readCorrected(db, 0).next()).rejects.toThrow('osm-node-7')
  const lines: string[] = []
  for await (const place of readCorrected(db)) lines.push(toTask(place) ?? '')
  expect(lines).toHaveLength(1)
  expect(lines[0]?.[0]).toBe('\u001e')
  const task = JSON.parse(lines[0]?.slice(1) ?? '')
  expect(task.features[0].geometry).toEqual({ type: 'Point', coordinates: [-71.06, 42.36] })
  expect(task.cooperativeWork.operations).toEqual([
    {
      operationType: 'modifyElement',
      data: {
        id: 'node/7',
        operations: [
          {
            operation: 'setTags',
            data: {
              name: 'Greener Fork',
              'diet:vegan': 'only',
              cuisine: 'coffee_shop;pizza',
              opening_hours: 'Mo-Fr 11:00-22:00',
            },
          },
        ],
      },
    },
  ])
})

it('leaves out what came back, and what the import has read since', () => {
  const history = [
    { by: 'u1', changes: { name: ['A', 'B'], phone: [null, '+1 617 555 0123'] } },
    { by: 'u2', changes: { name: ['B', 'A'] } },
    { by: 'import', changes: { phone: ['+1 617 555 0123', '+1 617 555 0199'] } },
  ] satisfies Parameters<typeof changesForOsm>[0]
  expect(changesForOsm(history)).toEqual({ tags: {}, notes: [] })
})

it('leaves out what was unknown, was said and is unknown again', () => {
  const history = [
    { by: 'u1', changes: { phone: [null, '+1 617 555 0123'] } },
    { by: 'u1', changes: { phone: ['+1 617 555 0123', null] } },
  ] satisfies Parameters<typeof changesForOsm>[0]
  expect(changesForOsm(history)).toEqual({ tags: {}, notes: [] })
})

it.each(DIETS.flatMap((before) => DIETS.map((after) => [before, after] as const)))(
  'says that %s is %s in tags that an import reads so',
  (before, after) => {
    const change = (from: Diet, to: Diet) =>
      changesForOsm([{ by: 'u1', changes: { diet: [from, to] } }])
    const old = change('unconfirmed', before).tags
    const { tags, notes } = change(before, after)
    const isTold = after === 'unconfirmed' && before !== after
    expect(notes).toHaveLength(isTold ? 1 : 0)
    expect(dietOf({ ...old, ...tags } as Record<string, string>)).toBe(isTold ? before : after)
  },
)

it('takes away a tag, and says in words what no tag says', () => {
  const changes = changesForOsm([
    { by: 'u1', changes: { website: ['https://a.example', null], closedAt: [null, 5] } },
    { by: 'u1', changes: { veganOptions: [[], [{ option: 'Pie' }]] } },
  ])
  expect(changes).toEqual({ tags: { website: null }, notes: ['It is closed for good.'] })
  const place = { id: 'osm-node-7', name: 'Fork', place: { lat: 1, lng: 2 }, changes }
  expect(toTask(place)).toContain('{"operation":"unsetTags","data":["website"]}')
  expect(toTask({ ...place, changes: { tags: {}, notes: [] } })).toBeNull()
  expect(toTask({ ...place, id: 'r2' })).toBeNull()
})
