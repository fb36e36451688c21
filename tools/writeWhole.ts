import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import type { Writable } from 'node:stream'

/**
 * Writes a file under another name first, so that nobody reads half of it; when `write` fails, an older file of that name stays
 * and nothing else is left.
 */
export async function writeWhole(
  path: string,
  write: (to: Writable) => Promise<void>,
  mode = 0o666,
): Promise<void> {
  const part = `${path}.part`
  try {
    await write(createWriteStream(part, { mode }))
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
