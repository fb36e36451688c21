import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { storeByKey } from '../storeByKey.ts'
import { PROGRAM_ENDS_MS } from '../testing/runProgram.ts'
import { openDatabase } from './database.ts'
import { migrate, missingMigrations, OldDatabaseError } from './migrate.ts'

/** Tests only some statements, as each try takes a tenth of a second and all are alike. */
const STATEMENTS_PER_STEP = 12

it('applies each migration once', async () => {
  const { db, close } = await openDatabase({ stateDir: null })
  try {
    const applied = await migrate(db)
    expect(applied[0]).toBe('0000_initial.sql')
    expect(await migrate(db)).toEqual([])
    expect(await missingMigrations(db)).toEqual([])
    const table = `SELECT name FROM sqlite_schema WHERE name = 'restaurants'`
    expect(await db.prepare(table).first('name')).toBe('restaurants')
  } finally {
    await close()
  }
})

it('stopped between two statements changes nothing, and is applied when it runs again', async () => {
  const { db, close } = await openDatabase({ stateDir: null })
  const tables = `SELECT count(*) AS n FROM sqlite_schema WHERE name NOT IN ('d1_migrations', '_cf_METADATA', '_cf_KV')
    AND name NOT LIKE 'sqlite_%'`
  try {
    let statements = 0
    /** A database that fails at one statement of a migration, like a lost connection. */
    const stoppedAt = (at: number) => ({
      prepare: (text: string) => db.prepare(text),
      batch: <T>(list: D1PreparedStatement[]) => {
        statements = list.length
        return db.batch<T>([...list.slice(0, at), db.prepare('SELECT * FROM nothing_of_this_name')])
      },
    })
    for (let at = 0; at === 0 || at < statements; at += STATEMENTS_PER_STEP) {
      await expect(migrate(stoppedAt(at))).rejects.toThrow(/nothing_of_this_name/)
      expect(await db.prepare(tables).first('n'), `stopped at ${at}`).toBe(0)
    }
    expect(statements).toBeGreaterThan(50)
    await migrate(db)
    expect(await missingMigrations(db)).toEqual([])
  } finally {
    await close()
  }
})

it('explains what to do with a database of other migrations, and does not change it', async () => {
  const { db, close } = await openDatabase({ stateDir: null })
  try {
    await missingMigrations(db)
    await db.prepare("INSERT INTO d1_migrations (name) VALUES ('0001_restaurants.sql')").run()
    await expect(migrate(db)).rejects.toThrow(OldDatabaseError)
    const tables = `SELECT count(*) AS n FROM sqlite_schema WHERE name = 'restaurants'`
    expect(await db.prepare(tables).first('n')).toBe(0)
  } finally {
    await close()
  }
})

it('finds no difference between tables and migrations', () => {
  mkdirSync('node_modules/.cache', { recursive: true })
  // drizzle-kit reads every path as relative to the project.
  const out = mkdtempSync('node_modules/.cache/migrations-')
  try {
    cpSync('migrations', out, { recursive: true })
    const before = readdirSync(out)
    const options = ['--dialect', 'sqlite', '--schema', './worker/db/tables/*.ts', '--out', out]
    const said = execFileSync('drizzle-kit', ['generate', ...options], {
      encoding: 'utf8',
      timeout: PROGRAM_ENDS_MS,
    })
    expect(said).toContain('No schema changes')
    expect(readdirSync(out)).toEqual(before)
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
})

it('stores a table by its key unless that is a number', () => {
  const table = (name: string, key: string) => `CREATE TABLE \`${name}\` (\n\t\`key\` ${key}\n)`
  const sql = `${table('a', 'text PRIMARY KEY NOT NULL')};\n${table('b', 'integer PRIMARY KEY NOT NULL')};\n`
  const stored = storeByKey(sql)
  expect(stored).toBe(
    `${table('a', 'text PRIMARY KEY NOT NULL')} WITHOUT ROWID;\n${table('b', 'integer PRIMARY KEY NOT NULL')};\n`,
  )
  expect(storeByKey(stored)).toBe(stored)
})
