import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { findRawStatements, listRawStatements } from './rawStatements.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

it.each([
  "db.prepare('SELECT 1').first()",
  'env.DB.prepare(sql).bind(1).run()',
  "openReader(env).prepare('SELECT 1')",
  'await c.env.DB.batch(statements)',
  'await db.batch([first, ...rest])',
  'await DB.exec(script)',
  "env.DB.withSession('first-primary').batch(list)",
  "env.DB['prepare'](text)",
  "env.DB?.exec('DELETE FROM users')",
])('finds that %s goes round Drizzle', (code) => {
  expect(findRawStatements(code)).toHaveLength(1)
})

it.each([
  'query(db).batch([first])',
  'query(env.DB).select().from(users).prepare()',
  'query(db).insert(users).values(user).prepare().run()',
  "storage.sql.exec('DELETE FROM online')",
  'const found = /a(b)/.exec(text)',
  'PATTERN.exec(text)',
])('lets %s be', (code) => {
  expect(findRawStatements(code)).toEqual([])
})

it('reads the files of the Worker, the programs and the measurements', () => {
  expect(listRawStatements(ROOT, ['worker/db']).length).toBeGreaterThan(0)
})

it('finds no D1 statement outside Drizzle', () => {
  const statements = listRawStatements(ROOT, ['worker', 'tools', 'bench'])
  const outside = statements.filter((where) => !where.startsWith('worker/db/'))
  expect(outside).toEqual([])
})
