import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { makeDatabase } from '../testing/makeDatabase.ts'
import { runProgram } from '../testing/runProgram.ts'
import { openDatabase } from './database.ts'

const folder = mkdtempSync(join(tmpdir(), 'sprig-program-'))
const missing = join(folder, 'state')
vi.stubEnv('STATE_DIR', missing)
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

it.each([
  ['backup', join(folder, 'copy.ndjson.gz')],
  ['checkData'],
  ['export', '--out', join(folder, 'export')],
  ['grant', 'a@example.org', 'admin'],
  ['menusCorrections'],
  ['osmChanges', join(folder, 'tasks.geojson')],
  ['places'],
  ['reindex'],
])('%s names the database that is missing, and makes none', (program, ...args) => {
  const { status, stdout, stderr } = runProgram(`tools/${program}.ts`, ...args)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toContain(`There is no database in ${missing}`)
  expect(existsSync(missing)).toBe(false)
})

it.each(['/proc/sprig', 'package.json'])('names a folder that cannot be made: %s', (stateDir) => {
  vi.stubEnv('STATE_DIR', stateDir)
  const { status, stderr } = runProgram('tools/import.ts', 'package.json')
  expect({ status, stderr }).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^The folder \S+ cannot be made: /),
  })
})

it('tells the reason of a failed query, and not the query', async () => {
  const stateDir = join(folder, 'broken')
  await makeDatabase(stateDir)
  const { db, close } = await openDatabase({ stateDir })
  await db.prepare('DROP TABLE user_roles').run().finally(close)
  vi.stubEnv('STATE_DIR', stateDir)
  const { status, stderr } = runProgram('tools/checkData.ts')
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'It was not checked: D1_ERROR: no such table: user_roles: SQLITE_ERROR\n',
  })
})
