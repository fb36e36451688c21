import type { Database } from '../../worker/db/client.ts'
import { readCommandLine } from '../commandLine.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

const OPTIONS = {
  remote: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h' },
} as const

/** Reads the command line of a program whose one option is --remote; --help prints `usage` and ends it. */
export function readRemote(usage: string): boolean {
  const { values } = readCommandLine(usage, { options: OPTIONS })
  if (values.help) {
    console.log(usage)
    process.exit(0)
  }
  return values.remote
}

/** Reads the command line of a program with one argument and --remote; on a wrong one it prints `usage` and exits. */
export function readOneAndRemote(usage: string): { given: string; remote: boolean } {
  const { values, positionals } = readCommandLine(usage, {
    allowPositionals: true,
    options: OPTIONS,
  })
  const [given, ...others] = positionals
  if (values.help || given === undefined || others.length > 0) {
    console.log(usage)
    process.exit(values.help ? 0 : 1)
  }
  return { given, remote: values.remote }
}

/**
 * Runs a program's work on the product's database; a local one is migrated first, unless `migrates` is false. On failure it
 * prints `failure` with the reason and exits with 1.
 */
export async function runOnDatabase(
  {
    remote,
    migrates = true,
    failure = '',
  }: { remote: boolean; migrates?: boolean; failure?: string },
  work: (db: Database) => Promise<void>,
): Promise<void> {
  try {
    const { db, close } = await openDatabase({ remote })
    try {
      if (migrates && !remote) await migrate(db)
      await work(db)
    } finally {
      await close()
    }
  } catch (error) {
    console.error(`${failure}${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}
