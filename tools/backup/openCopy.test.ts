import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { copyName } from '../../worker/backup/store.ts'
import { openPlatform } from '../database/platform.ts'
import { withCopy } from './openCopy.ts'

const stateDir = mkdtempSync(join(tmpdir(), 'sprig-copies-'))
vi.stubEnv('STATE_DIR', stateDir)
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(stateDir, { recursive: true, force: true })
})

const read = (day: string) =>
  withCopy(day, { remote: false }, async (file) => readFileSync(file, 'utf8'))

it('reads the copy of a day, or says which days there are', async () => {
  await expect(read('2026-11-23')).rejects.toThrow(
    'There is no copy of 2026-11-23, nor of any other day.',
  )
  const { server, close } = await openPlatform('r2_buckets', {})
  const { BACKUPS } = await server.getBindings<{ BACKUPS: R2Bucket }>()
  await BACKUPS.put(copyName('2026-11-22'), 'rows')
  await close()
  expect(await read('2026-11-22')).toBe('rows')
  await expect(read('2026-11-23')).rejects.toThrow(
    'There is no copy of 2026-11-23, only of 2026-11-22.',
  )
})
