import { sql } from 'drizzle-orm'
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCopy } from '../../worker/backup/readCopy.ts'
import { type Database, query } from '../../worker/db/client.ts'
import { COPIED, tablesOf } from '../../worker/db/copied.ts'
import { reindex } from '../../worker/restaurants/derived/reindex.ts'
import { checkDerived } from '../data/checkDerived.ts'
import { checkHistory } from '../data/checkHistory.ts'
import { checkRows } from '../data/checkRows.ts'
import { type OpenDatabase, openDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { readLines } from '../readLines.ts'
import { loadSampleAccounts } from '../sample/accounts.ts'
import { loadSamples } from '../sample/loadSamples.ts'
import { endWhatWasOpen } from './endWhatWasOpen.ts'
import { restoreCopy } from './restoreCopy.ts'

const NOW = Date.UTC(2026, 10, 23, 3, 47)

/** Rows that the sample data lacks, with values that a copy could spoil. */
const MORE = `
  INSERT INTO reports (restaurant_id, kind, note, at) SELECT id, 'moved', '"[1]" 0042', 5 FROM restaurants LIMIT 3;
  INSERT INTO restaurant_history SELECT id, version, 7, 'import', json_object('rating', json_array(NULL, rating))
    FROM restaurants LIMIT 3;
  INSERT INTO announced_times SELECT id, 'a1', 5, 6, 'Europe/Berlin', 'Square', 1, 4, NULL FROM restaurants LIMIT 2;
  INSERT INTO restaurant_confirmations SELECT id, 7, 'sample-user', version FROM restaurants LIMIT 2;
  INSERT INTO dish_corrections SELECT id, 'dal', 'Dal', '', 'Mains', 'vegan', 'unsure', 'ghee', 'owner', 'sample-user', 1
    FROM restaurants LIMIT 1;
  UPDATE restaurants SET lat = 42.360082500000004, rating = 4.0, google_id = '00123', deleted_at = 3
    WHERE n = (SELECT min(n) FROM restaurants WHERE lat IS NOT NULL);
  INSERT INTO saved_versions VALUES ('sample-user', 2);
  INSERT INTO saved_lists VALUES ('sample-user', 'l1', 'Weekend ☀', NULL, 2);
  INSERT INTO saved_places SELECT 'sample-user', id, name, 'line
break', '["l1"]', 2 FROM restaurants LIMIT 4;
  INSERT INTO menu_photos VALUES ('k1', 'sample-user', 1, 'sha', 10);
  INSERT INTO secret_codes VALUES ('c1', 'h1', 'reset', 'a@sprig.test', 1, 9e15, 0);
  INSERT INTO code_uses VALUES ('c1', 3);
  INSERT INTO outbox (id, template, recipient, params, created_at, due_at)
    VALUES ('m1', 'passwordChanged', 'a@sprig.test', '{ "a" : "b" }', 1, 9);
  INSERT INTO audit (at, action, subject) VALUES (1, 'denied', 'GET /api/users/mailinglist');
  INSERT INTO user_sessions VALUES ('t1', 'sample-user', 1, 1, 1)`

let from: OpenDatabase
let to: OpenDatabase
let empty: OpenDatabase
let copy: string[]

beforeAll(async () => {
  from = await openDatabase({ stateDir: null })
  to = await openDatabase({ stateDir: null })
  empty = await openDatabase({ stateDir: null })
  await migrate(from.db)
  await migrate(to.db)
  await migrate(empty.db)
  await loadSamples(from.db, NOW)
  await loadSampleAccounts(from.db, { pepper: 'pepper' }, NOW)
  await from.db.batch(MORE.split(';').map((statement) => from.db.prepare(statement)))
  copy = await collect(readLines(readCopy(from.db, NOW)))
})

afterAll(async () => {
  await from.close()
  await to.close()
  await empty.close()
})

async function collect(lines: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = []
  for await (const line of lines) all.push(line)
  return all
}

async function* given(lines: readonly string[]) {
  yield* lines
}

/** Every value with its type, as SQLite writes it down. */
function rowsOf(db: Database, table: SQLiteTable): Promise<unknown[]> {
  const { name, columns } = getTableConfig(table)
  const quoted = columns.map((column) => sql`quote(${sql.identifier(column.name)})`)
  return query(db).values(
    sql`SELECT ${sql.join(quoted, sql`, `)} FROM ${sql.identifier(name)} ORDER BY ${sql.join(quoted, sql`, `)}`,
  )
}

const TABLES = COPIED.flatMap(tablesOf)

describe('a copy of the seeded database', () => {
  it('is written into an empty database, and every table is the same row for row', async () => {
    const { at, rows } = await restoreCopy(to.db, given(copy))
    expect(at).toBe(new Date(NOW).toISOString())
    for (const table of TABLES) {
      const { name } = getTableConfig(table)
      const [before, after] = [await rowsOf(from.db, table), await rowsOf(to.db, table)]
      expect(before.length, `${name} has no row to compare`).toBeGreaterThan(0)
      expect(after, name).toEqual(before)
      expect(rows[name], name).toBe(before.length)
    }
  })

  it('agrees with itself once it is indexed, and ends what was open then', async () => {
    await endWhatWasOpen(to.db)
    await reindex(to.db)
    expect([...(await checkRows(to.db)), ...(await checkDerived(to.db))]).toEqual([])
    // The histories do not contain the two changes made by hand above.
    expect(await checkHistory(to.db)).toEqual(await checkHistory(from.db))
    const open = sql`SELECT count(*) AS n FROM users WHERE session_epoch < 1.7e9 UNION ALL
      SELECT count(*) FROM secret_codes WHERE expires_at > 0 UNION ALL
      SELECT count(*) FROM outbox WHERE state = 'waiting' UNION ALL SELECT count(*) FROM user_sessions
      UNION ALL SELECT count(*) FROM users LEFT JOIN saved_versions ON user_id = id
        WHERE coalesce(version, 0) < 1000000 + (id = 'sample-user') * 2`
    expect((await query(to.db).values(open)).flat()).toEqual([0, 0, 0, 0, 0])
  })

  it('is not written over rows that are there', async () => {
    await expect(restoreCopy(to.db, given(copy))).rejects.toThrow('The database is not empty')
  })
})

describe('a copy is refused', () => {
  it.each([
    ['that is cut', copyOf(3), 'The copy is cut'],
    [
      'that lacks rows',
      () => [...copyOf(1)(), '{"rows":{"audit":2}}'],
      'says 2 rows of audit and has 0',
    ],
    ['that is another file', () => ['{"type":"FeatureCollection"}'], 'This is no copy'],
    [
      'with a later table',
      () => [...copyOf(1)(), '{"table":"plans","columns":["id"]}'],
      'table plans',
    ],
    [
      'with a later column',
      () => [...copyOf(1)(), '{"table":"users","columns":["id","phone"]}'],
      'column users.phone',
    ],
  ])('%s', async (_, lines, sentence) => {
    await expect(restoreCopy(empty.db, given(lines()))).rejects.toThrow(sentence)
  })
})

/** The first lines of the copy. */
function copyOf(lines: number): () => string[] {
  return () => copy.slice(0, lines)
}
