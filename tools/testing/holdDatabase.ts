import { integer, sqliteTable } from 'drizzle-orm/sqlite-core'
import { query } from '../../worker/db/client.ts'
import { openDatabase } from '../database.ts'

/** Run by a test as a program of its own, to be killed: opens the database of the folder given and keeps it. */
const { db } = await openDatabase({ stateDir: process.argv[2] ?? null })
await query(db)
  .insert(sqliteTable('kept', { n: integer('n') }))
  .values({ n: 1 })
process.stdout.write('open')
setInterval(() => {}, 1000)
