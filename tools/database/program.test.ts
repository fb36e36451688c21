import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { runProgram } from '../testing/runProgram.ts'

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
