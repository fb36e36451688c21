import { createWriteStream, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { copyName, listCopies } from '../../worker/backup/store.ts'
import { openPlatform } from '../database/platform.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Opens a copy and passes it on: a local file, or the copy of a day, which is downloaded from R2 first. */
export async function withCopy<T>(
  from: string,
  { remote }: { remote: boolean },
  work: (file: string) => Promise<T>,
): Promise<T> {
  if (existsSync(from)) return work(from)
  if (!DAY.test(from)) throw new Error(`There is no file ${from}, and it is no day as 2026-11-23.`)
  const folder = mkdtempSync(join(tmpdir(), 'sprig-copy-'))
  try {
    const file = join(folder, copyName(from))
    await fetchCopy(from, file, remote)
    return await work(file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function fetchCopy(day: string, file: string, remote: boolean): Promise<void> {
  const { server, close } = await openPlatform('r2_buckets', { remote })
  try {
    const { BACKUPS } = await server.getBindings<{ BACKUPS: R2Bucket }>()
    const kept = await BACKUPS.get(copyName(day))
    if (kept === null) {
      const days = (await listCopies(BACKUPS)).map((one) => one.day)
      const others = days.length > 0 ? `only of ${days.join(', ')}` : 'nor of any other day'
      throw new Error(`There is no copy of ${day}, ${others}.`)
    }
    await pipeline(kept.body, createWriteStream(file, { mode: 0o600 }))
  } finally {
    await close()
  }
}
