import type { Database } from '../../worker/db/client.ts'
import { readWritten } from '../../worker/testing/stored.ts'
import type { Writer } from './writer.ts'

interface Damage {
  /** Acknowledged changes that are missing. */
  lost: string[]
  /** Changes that are stored twice, or were never sent. */
  tooMany: string[]
}

/**
 * Compares what is stored with the answers that a writer got. An unanswered change may be stored or not, but only whole and once;
 * it is sent again, as a browser would. Afterwards the writer knows what is stored.
 */
export async function compare(db: Database, url: URL, writer: Writer): Promise<Damage> {
  const again = await writer.createAgain(url)
  const stored = await readWritten(db, writer.email)
  const { unanswered } = writer
  const lost: string[] = []
  const tooMany: string[] = []
  for (const [id, known] of writer.restaurants) {
    const row = stored.restaurants.get(id)
    if (row === undefined) {
      lost.push(`${id} is not there`)
      continue
    }
    const isChange = unanswered?.what === 'edit' || unanswered?.what === 'menu'
    const isOpen = isChange && unanswered.id === id
    const name = isOpen && unanswered.what === 'edit' ? unanswered.name : known.name
    const menu = isOpen && unanswered.what === 'menu' ? unanswered.menu : known.menu
    if (row.version < known.version) lost.push(`${id} stands at an older version`)
    if (row.version > known.version + (isOpen ? 1 : 0)) tooMany.push(`${id} has a version more`)
    const isNext = row.version > known.version
    const wanted = isNext ? { name, menu } : known
    if (row.name !== wanted.name) lost.push(`${id} has another name`)
    if (row.menu !== wanted.menu) lost.push(`${id} has another menu`)
    writer.restaurants.set(id, row)
  }
  for (const id of stored.restaurants.keys()) {
    if (!writer.restaurants.has(id)) tooMany.push(`${id} was added twice`)
  }
  if (again !== null && !stored.restaurants.has(again)) lost.push(`${again} is not there`)
  for (const id of writer.saved) if (!stored.saved.has(id)) lost.push(`${id} is not saved`)
  const most = writer.resets + (unanswered?.what === 'reset' ? 1 : 0)
  if (stored.mails < writer.resets) lost.push(`${writer.email} misses a mail`)
  if (stored.mails > most) tooMany.push(`${writer.email} has a mail more`)
  if (stored.mails !== stored.codes) tooMany.push(`${writer.email} has a mail without its code`)
  writer.resets = stored.mails
  writer.saved = new Set(stored.saved)
  writer.unanswered = null
  return { lost, tooMany }
}
