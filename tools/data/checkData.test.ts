import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '../../worker/contract/durations.ts'
import { DERIVED_VERSION } from '../../worker/restaurants/derived/version.ts'
import { saveMenus } from '../../worker/restaurants/saving/saveMenus.ts'
import { saveRestaurants } from '../../worker/restaurants/saving/saveRestaurants.ts'
import { makeInput } from '../../worker/testing/restaurants.ts'
import { type OpenDatabase, openDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { checkDerived } from './checkDerived.ts'
import { checkHistory } from './checkHistory.ts'
import { checkRows } from './checkRows.ts'

const MEMBER = 'u1'
const MENU = '## Mains\n- **Lentil Dal**, $9\n  Red lentils, tomato\n- **Butter Chicken**, $14\n'

let opened: OpenDatabase

async function run(sql: string): Promise<void> {
  await opened.db.prepare(sql).run()
}

beforeAll(async () => {
  opened = await openDatabase({ stateDir: null })
  const { db } = opened
  await migrate(db)
  await run(`INSERT INTO users (id, email, password_hash, password_scheme, created_at)
    VALUES ('${MEMBER}', 'a@example.org', '', 0, 1)`)
  const ids = ['r1', 'r2', 'r3']
  const made = (name: string) => ids.map((id) => makeInput({ id, name: `${name} ${id}` }))
  await saveRestaurants(db, made('Green Fork'), { by: 'import', at: 1 })
  const menus = ids.map((restaurantId) => ({ restaurantId, menu: MENU }))
  await saveMenus(db, menus, { by: 'import', at: 1 })
  await saveRestaurants(db, made('Blue Spoon'), { by: 'import', at: DAY_MS })
  await saveRestaurants(db, made('Red Knife'), { by: MEMBER, at: 2 * DAY_MS })
  await run(`INSERT INTO outbox (id, template, recipient, params, created_at, due_at)
    VALUES ('m1', 'passwordChanged', 'a@example.org', '{}', 1, 9)`)
})

afterAll(() => opened.close())

const CHECKS = [checkRows, checkHistory, checkDerived].map((check) => ({ name: check.name, check }))

describe('check:data', () => {
  it.each(CHECKS)('$name finds nothing after an import and an edit', async ({ check }) => {
    expect(await check(opened.db)).toEqual([])
  })

  it('finds nothing in a database without accounts', async () => {
    const { db, close } = await openDatabase({ stateDir: null })
    try {
      await migrate(db)
      await saveRestaurants(db, [makeInput({ id: 'r1' })], { by: 'import', at: 1 })
      expect(await checkRows(db)).toEqual([])
    } finally {
      await close()
    }
  })

  it('says of derived data of another version that, and not each row', async () => {
    await run('INSERT INTO derived_set (one, version) VALUES (1, 9)')
    await run("UPDATE restaurants SET week = 'of an older parser' WHERE id = 'r3'")
    expect(await checkDerived(opened.db)).toEqual([
      `derived data: version 9, not ${DERIVED_VERSION}. npm run reindex makes it again.`,
    ])
    await run('DELETE FROM derived_set')
  })

  it('finds derived data that does not agree with the restaurants', async () => {
    await run("UPDATE restaurants SET address = 'Elsewhere' WHERE id = 'r1'")
    await run('UPDATE restaurant_counts SET options = options + 1 WHERE level = 4')
    await run("INSERT INTO cuisine_counts (cuisine, count) VALUES ('moon', 1)")
    await run("DELETE FROM dish_counts WHERE key = 'lentil dal'")
    await run("UPDATE restaurant_details SET vegan_count = 7 WHERE restaurant_id = 'r2'")
    await run("UPDATE restaurants SET cell = cell + 1, zone = 'UTC', week = 'x' WHERE id = 'r3'")
    expect(await checkDerived(opened.db)).toEqual([
      'the word index: 1 is wrong in document.',
      'the counts of the map: 4 5 4 is wrong in row.',
      'the counts of cuisines: moon is there and should not be.',
      'the counts of dishes: lentil dal is missing.',
      'the counts of menus: r2 is wrong in veganCount.',
      'cells and hours of restaurants: r3 is wrong in cell, zone, week.',
    ])
  })

  it.each([
    {
      what: 'a value that no history tells',
      fault: "UPDATE restaurants SET name = 'Another' WHERE id = 'r1'",
      found: 'history: r1: name is not what its last change says.',
    },
    {
      what: 'a step that is missing in a history',
      fault: `UPDATE restaurant_history SET changes = json_set(changes, '$.name[1]', 'Gap')
        WHERE restaurant_id = 'r2' AND by = 'import'`,
      found: 'history: r2, version 4: name does not go on from where it was.',
    },
    {
      what: 'a version that only the history knows',
      fault: `UPDATE restaurant_history SET version = 9 WHERE restaurant_id = 'r3' AND by = '${MEMBER}'`,
      found: 'history: r3 has a version 9, and stands at 4.',
    },
  ])('finds $what', async ({ fault, found }) => {
    await run(fault)
    expect(await checkHistory(opened.db)).toContain(found)
  })

  it.each([
    {
      fault: `INSERT INTO restaurant_history (restaurant_id, version, at, by, changes)
        VALUES ('gone', 1, 1, 'u1', '{}')`,
      found: 'rows: 1 × a history of nobody.',
    },
    {
      fault: "UPDATE restaurants SET owner_id = 'gone' WHERE id = 'r1'",
      found: 'rows: 1 × an owned restaurant of nobody.',
    },
    {
      fault: `INSERT INTO saved_places (user_id, restaurant_id, name, note, lists, version)
        VALUES ('${MEMBER}', 'r1', 'Green Fork', '', '[]', 3)`,
      found: 'rows: 1 × a saved place of a later version than its account’s.',
    },
    {
      fault: "UPDATE outbox SET state = 'sent'",
      found: 'rows: 1 × mail that is sent, and nothing says when.',
    },
    {
      fault: "UPDATE outbox SET state = 'waiting', recipient = ''",
      found: 'rows: 1 × open mail to nobody.',
    },
  ])('finds $found', async ({ fault, found }) => {
    await run(fault)
    expect(await checkRows(opened.db)).toContain(found)
  })
})
