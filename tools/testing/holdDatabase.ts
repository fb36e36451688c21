import { integer, sqliteTable } from 'drizzle-orm/sqlite-core'
import { query } from '../../worker/db/client.ts'
import { openDatabase } from '../database/database.ts'

/** A program that a test starts and kills: opens the database of the given folder and keeps it open. */
const { db } = await openDatabase({ stateDir: process.argv[2] ?? null })
await query(db)
  .insert(sqliteTable('kept', { n: integer('n') }))
  .values({ n: 1 })
process.stdout.write('open')
setInterval(() => {}, 1000)
