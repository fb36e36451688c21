import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { makeDatabase } from './testing/makeDatabase.ts'
import { runProgram } from './testing/runProgram.ts'

const folder = mkdtempSync(join(tmpdir(), 'sprig-osm-'))
const stateDir = join(folder, 'state')
vi.stubEnv('STATE_DIR', stateDir)
beforeAll(() => makeDatabase(stateDir))
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

it('npm run osm:changes writes a whole file, or says why there is none', () => {
  const written = runProgram('tools/osmChanges.ts', join(folder, 'tasks.geojson'))
  expect(written.stdout).toContain('0 places to look at')
  expect(readdirSync(folder).toSorted()).toEqual(['state', 'tasks.geojson'])
  const failed = runProgram('tools/osmChanges.ts', join(folder, 'missing', 'tasks.geojson'))
  expect(failed.stderr).toMatch(/^Nothing was written: ENOENT/)
  expect(failed.status).toBe(1)
  const slip = join(folder, 'README.md')
  writeFileSync(slip, 'read me')
  expect(runProgram('tools/osmChanges.ts', slip).status).toBe(1)
  expect(readFileSync(slip, 'utf8')).toBe('read me')
})
