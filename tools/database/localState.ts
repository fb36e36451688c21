import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { reasonOf } from '../fail.ts'

/** The folder of the local stores: STATE_DIR, else where `wrangler dev` keeps them too. */
export function localStateDir(): string {
  return resolve(process.env.STATE_DIR || '.wrangler/state')
}

/** Makes a folder and those above it. Node's own `recursive` never ends below a folder such as /proc, which refuses all. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    // Another program may have made it meanwhile.
    if (!existsSync(path))
      throw new Error(`The folder of STATE_DIR cannot be made: ${reasonOf(error)}`)
  }
}

/** The files of the local D1, with one in which its server keeps alarms and which it opens before any database. */
export function databaseFiles(stateDir: string): string[] {
  const folder = join(stateDir, 'v3/d1/miniflare-D1DatabaseObject')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sqlite'))
    .map((name) => join(folder, name))
}

/** Whether something has made a local database there. */
export function hasDatabase(stateDir: string): boolean {
  return databaseFiles(stateDir).some((file) => basename(file) !== 'metadata.sqlite')
}
