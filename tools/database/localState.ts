import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The folder of the local stores: STATE_DIR, else where `wrangler dev` keeps them too. */
export function localStateDir(): string {
  return resolve(process.env.STATE_DIR || '.wrangler/state')
}

/** The files of the local D1 databases in a folder; none where nothing has made a database yet. */
export function databaseFiles(stateDir: string): string[] {
  const folder = join(stateDir, 'v3/d1/miniflare-D1DatabaseObject')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite')
    .map((name) => join(folder, name))
}
