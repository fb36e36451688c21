import { existsSync, readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

/** The folder of the local stores: STATE_DIR, else where `wrangler dev` keeps them too. */
export function localStateDir(): string {
  return resolve(process.env.STATE_DIR || '.wrangler/state')
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
