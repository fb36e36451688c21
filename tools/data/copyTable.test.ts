import { sql } from 'drizzle-orm'
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { expect, it } from 'vitest'
import { query } from '../../worker/db/client.ts'
import { countReads } from '../../worker/testing/countReads.ts'
import { openDatabase } from '../database/database.ts'
import { copyTable } from './copyTable.ts'

const notes = sqliteTable(
  'notes',
  { inPlace: text('in_place'), at: integer('at'), said: text('said') },
  (table) => [primaryKey({ columns: [table.inPlace, table.at] })],
)

it('copies a table of two keys, reading each row about once', async () => {
  const [from, to] = [
    await openDatabase({ stateDir: null }),
    await openDatabase({ stateDir: null }),
  ]
  try {
    for (const { db } of [from, to]) {
      await query(db).run(sql`CREATE TABLE notes (
        in_place TEXT NOT NULL, at INTEGER NOT NULL, said TEXT, PRIMARY KEY (in_place, at)
      ) WITHOUT ROWID`)
    }
    const rows = Array.from({ length: 730 }, (_, n) => ({
      inPlace: `p${n % 3}`,
      at: n,
      said: n % 2 === 0 ? null : `${n}`,
    }))
    await query(from.db).run(sql`INSERT INTO notes
      SELECT value ->> 'inPlace', value ->> 'at', value ->> 'said' FROM json_each(${JSON.stringify(rows)})`)
    const { db, reads } = countReads(from.db)
    await copyTable(db, to.db, notes)
    expect(reads.rows).toBeLessThan(2 * rows.length)
    const copied = await query(to.db).select().from(notes).orderBy(notes.at)
    expect(copied).toEqual(rows)
  } finally {
    await from.close()
    await to.close()
  }
})
