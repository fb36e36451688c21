import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { getPlatformProxy } from 'wrangler'
import { PROGRAM_ENDS_MS } from '../testing/runProgram.ts'
import { openDatabase } from './database.ts'
import { InUseError } from './lock.ts'

const stateDir = mkdtempSync(join(tmpdir(), 'sprig-test-'))
afterAll(() => rmSync(stateDir, { recursive: true, force: true }))

it('lets one program in at a time, and the next when it is done', async () => {
  const first = await openDatabase({ stateDir })
  await first.db.prepare('CREATE TABLE kept (n)').run()
  const refused = openDatabase({ stateDir, patienceMs: 0 })
  await expect(refused).rejects.toThrow(new InUseError(`process ${process.pid}`))
  await first.close()

  const second = await openDatabase({ stateDir })
  expect(await second.db.prepare('SELECT count(*) AS n FROM kept').first('n')).toBe(0)
  await second.close()
})

it('takes over from a program that was killed', async () => {
  const program = fileURLToPath(new URL('../testing/holdDatabase.ts', import.meta.url))
  const child = spawn(process.execPath, [program, stateDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // It holds the database until it is killed; the timeout ends it even if the test fails first.
    timeout: PROGRAM_ENDS_MS,
  })
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  child.kill('SIGKILL')
  await once(child, 'close')

  const next = await openDatabase({ stateDir })
  expect(await next.db.prepare('SELECT count(*) AS n FROM kept').first('n')).toBe(1)
  await next.close()
})

it('lets no program in beside a server that has no lock, even before its first query', async () => {
  const persist = { path: join(stateDir, 'v3') }
  const server = await getPlatformProxy({ persist, remoteBindings: false })
  await expect(openDatabase({ stateDir })).rejects.toThrow(InUseError)
  await server.dispose()
  await (await openDatabase({ stateDir })).close()
})
