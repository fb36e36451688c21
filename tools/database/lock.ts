import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { makeFolder } from '../makeFolder.ts'
import { databaseFiles } from './localState.ts'

/** Two processes on one local database make each other's calls fail, even reads: "database is locked". */
export class InUseError extends Error {
  constructor(holder: string) {
    super(`The local database is in use by ${holder}. If that is npm run dev, stop it.`)
  }
}

const STEP_MS = 100
/** The time that the processes of a killed tool take to end. */
const RELEASE_MS = 2000

/** Keeps the lock's object from garbage collection, which would release the lock. */
const held = new Set<DatabaseSync>()

/**
 * Locks the local database for this process, and returns the function to unlock it. Waits `patienceMs` for another tool or a
 * server to end. The system releases the lock when the process ends in any way, so no lock is ever stale.
 * @throws InUseError
 */
export async function lockDatabase(stateDir: string, patienceMs: number): Promise<() => void> {
  makeFolder(stateDir)
  const lock = join(stateDir, 'database.lock')
  const note = `${lock}.holder`
  let unlock = tryLock(lock)
  for (let waited = 0; unlock === null; waited += STEP_MS) {
    const holder = existsSync(note) ? `process ${readFileSync(note, 'utf8')}` : 'another process'
    const inUse = new InUseError(holder)
    if (waited >= patienceMs) throw inUse
    if (waited === 0) console.warn(`${inUse.message} Waiting …`)
    await wait(STEP_MS)
    unlock = tryLock(lock)
  }
  writeFileSync(note, String(process.pid))
  for (let waited = 0; isOpen(stateDir) && waited < RELEASE_MS; waited += STEP_MS)
    await wait(STEP_MS)
  if (!isOpen(stateDir)) return unlock
  unlock()
  throw new InUseError('a server that was started by itself')
}

/** Whether a process has the local D1 open, even idle: `wrangler dev` on its own takes no lock. */
function isOpen(stateDir: string): boolean {
  return databaseFiles(stateDir).some((file) => {
    const unlock = tryLock(file)
    unlock?.()
    return unlock === null
  })
}

/** Locks by SQLite, as Node has no other lock of the system. Null when another process has the file. */
function tryLock(file: string): (() => void) | null {
  const locked = new DatabaseSync(file)
  try {
    locked.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch {
    locked.close()
    return null
  }
  held.add(locked)
  return () => {
    held.delete(locked)
    locked.close()
  }
}
