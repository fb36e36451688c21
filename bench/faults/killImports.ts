import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { checkDerived } from '../../tools/data/checkDerived.ts'
import { checkHistory } from '../../tools/data/checkHistory.ts'
import { checkRows } from '../../tools/data/checkRows.ts'
import { type OpenDatabase, openDatabase } from '../../tools/database/database.ts'
import { migrate } from '../../tools/database/migrate.ts'
import { SOME_BAD } from '../../tools/import/exitCodes.ts'
import { openText } from '../../tools/import/openText.ts'
import { splitRecords } from '../../tools/import/splitRecords.ts'
import { countRestaurants } from '../../worker/testing/stored.ts'

const PLACES = 3000
const IMPORT = fileURLToPath(new URL('../../tools/import.ts', import.meta.url))

interface KilledImports {
  /** Imports killed with some of their places saved, but not all. */
  inTheMiddle: number
  /** Runs after a kill that left a wrong number of places. */
  incomplete: number
  inconsistent: string[]
}

/** Kills an import at random moments, each time with an empty database, and lets another run complete it. */
export async function killImports(file: string, kills: number): Promise<KilledImports> {
  const folder = mkdtempSync(join(tmpdir(), 'sprig-imports-'))
  try {
    const part = join(folder, 'part.geojson')
    await writePart(file, part)
    const startedAt = performance.now()
    await runImport(part, join(folder, 'whole'), null)
    const wholeMs = performance.now() - startedAt
    const result: KilledImports = { inTheMiddle: 0, incomplete: 0, inconsistent: [] }
    const whole = await look(join(folder, 'whole'))
    for (let count = 0; count < kills; count += 1) {
      const state = join(folder, `state-${count}`)
      await runImport(part, state, Math.random() * wholeMs)
      const after = await look(state)
      if (after.places > 0 && after.places < whole.places) result.inTheMiddle += 1
      await runImport(part, state, null)
      const again = await look(state)
      if (again.places !== whole.places) result.incomplete += 1
      result.inconsistent.push(...after.found, ...again.found)
      rmSync(state, { recursive: true })
    }
    return result
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Writes the first places of a file into a smaller file. */
async function writePart(file: string, to: string): Promise<void> {
  const records: string[] = []
  const { chunks } = await openText(file)
  for await (const { text } of splitRecords(chunks)) {
    records.push(text)
    if (records.length === PLACES) break
  }
  writeFileSync(to, `{"type":"FeatureCollection","features":[${records.join()}]}`)
}

async function runImport(file: string, state: string, killAfterMs: number | null): Promise<void> {
  const child = spawn(process.execPath, [IMPORT, file], {
    stdio: ['ignore', 'ignore', killAfterMs === null ? 'inherit' : 'ignore'],
    env: { ...process.env, STATE_DIR: state },
  })
  const ended = once(child, 'exit')
  if (killAfterMs !== null) {
    await wait(killAfterMs)
    child.kill('SIGKILL')
  }
  const [code] = await ended
  if (killAfterMs === null && code !== 0 && code !== SOME_BAD)
    throw new Error('An import failed without being killed')
}

async function look(state: string): Promise<{ places: number; found: string[] }> {
  const opened: OpenDatabase = await openDatabase({ stateDir: state })
  try {
    const { db } = opened
    // The import may be killed before the tables exist.
    await migrate(db)
    const found = [
      ...(await checkRows(db)),
      ...(await checkHistory(db)),
      ...(await checkDerived(db)),
    ]
    return { places: await countRestaurants(db), found }
  } finally {
    await opened.close()
  }
}
