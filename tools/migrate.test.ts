import { expect, it } from 'vitest'
import { openDatabase } from './database.ts'
import { migrate, missingMigrations, splitStatements } from './migrate.ts'

it('splits at semicolons that end a statement', () => {
  const sql = `
    -- a comment; with a semicolon
    CREATE TABLE a (t TEXT DEFAULT 'x;y'); /* one; more */
    CREATE TRIGGER b AFTER INSERT ON a BEGIN
      UPDATE a SET t = CASE WHEN t = 'it''s;' THEN 1 ELSE 2 END;
      DELETE FROM a;
    END;
    SELECT 1`
  expect(splitStatements(sql).map((one) => one.split(/\s+/).slice(0, 2).join(' '))).toEqual([
    'CREATE TABLE',
    'CREATE TRIGGER',
    'SELECT 1',
  ])
})

it('applies each migration once', async () => {
  const { db, close } = await openDatabase({ stateDir: null })
  try {
    const applied = await migrate(db)
    expect(applied[0]).toBe('0001_restaurants.sql')
    expect(await migrate(db)).toEqual([])
    expect(await missingMigrations(db)).toEqual([])
    const table = `SELECT name FROM sqlite_schema WHERE name = 'restaurants'`
    expect(await db.prepare(table).first('name')).toBe('restaurants')
  } finally {
    await close()
  }
})
