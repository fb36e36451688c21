import type { Database } from '../../worker/db/client.ts'
import { readCommandLine, refuse } from '../commandLine.ts'
import { fail } from '../fail.ts'
import { hasDatabase, localStateDir } from './localState.ts'
import './quickDrizzle.ts'

const OPTIONS = {
  remote: { type: 'boolean', default: false },
} as const

/** Reads the command line of a program whose one option is --remote; --help prints `usage` and ends it. */
export function readRemote(usage: string): boolean {
  const { values } = readCommandLine(usage, { options: OPTIONS })
  return values.remote
}

/** Reads the command line of a program with one argument and --remote; on a wrong one it prints `usage` and exits. */
export function readOneAndRemote(usage: string): { given: string; remote: boolean } {
  const { values, positionals } = readCommandLine(usage, {
    allowPositionals: true,
    options: OPTIONS,
  })
  const [given, ...others] = positionals
  if (given === undefined || others.length > 0) refuse(usage)
  return { given, remote: values.remote }
}

interface DatabaseUse {
  remote: boolean
  /** Makes a local database where there is none. */
  creates?: boolean
  /** Migrates a local database first (default). */
  migrates?: boolean
  /** Precedes the reason of a failure. */
  failure?: string
}

/**
 * Runs a program's work on the product's database. On failure it prints `failure` with the reason and exits with 1. A program
 * imports what needs Drizzle in its work: a wrong command line is refused before that is loaded.
 */
export async function runOnDatabase(
  { remote, creates = false, migrates = true, failure = '' }: DatabaseUse,
  work: (db: Database) => Promise<void>,
): Promise<void> {
  try {
    if (!remote && !creates) requireLocal(localStateDir())
    const { openDatabase } = await import('./database.ts')
    const { migrate } = await import('./migrate.ts')
    const { db, close } = await openDatabase({ remote })
    try {
      if (migrates && !remote) await migrate(db)
      await work(db)
    } finally {
      await close()
    }
  } catch (error) {
    fail(error, failure)
  }
}

/** An empty database in the place of a missing one would look like lost data. */
function requireLocal(stateDir: string): void {
  if (hasDatabase(stateDir)) return
  throw new Error(
    `There is no database in ${stateDir} (STATE_DIR). npm run dev makes one; --remote is for that of a deployment.`,
  )
}
