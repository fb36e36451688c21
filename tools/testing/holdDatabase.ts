import { openDatabase } from '../database.ts'

/** Run by a test as a program of its own, to be killed: opens the database of the folder given and keeps it. */
const { db } = await openDatabase({ stateDir: process.argv[2] ?? null })
await db.prepare('INSERT INTO kept VALUES (1)').run()
process.stdout.write('open')
setInterval(() => {}, 1000)
