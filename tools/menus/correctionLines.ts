import { sayReason } from '../../worker/contract/restaurants/reasons.ts'
import type { Database } from '../../worker/db/client.ts'
import {
  type ExportedCorrection,
  listCorrections,
} from '../../worker/restaurants/exporting/store.ts'

const PAGE = 1000
const COLUMNS = 'verdict\tkitchen\tsection\tname\tdescription\tjudged\treason\trestaurant\tat'

/** Every correction, a thousand in memory at a time. */
export async function* readCorrections(db: Database): AsyncGenerator<ExportedCorrection> {
  for (let after = { restaurantId: '', key: '' }; ; ) {
    const page = await listCorrections(db, { after, limit: PAGE })
    yield* page.map((one) => ({ ...one, reason: inWords(one.reason) }))
    const last = page.at(-1)
    if (last === undefined) return
    after = last
  }
}

/** Old corrections hold their reason as text. */
function inWords(reason: string): string {
  return reason.startsWith('{') ? sayReason(JSON.parse(reason)) : reason
}

/** In the form of the bench's labelled sets: the person's verdict first, ours at the end. */
export async function* toTsv(
  corrections: AsyncIterable<ExportedCorrection>,
): AsyncGenerator<string> {
  yield '# What people said of dishes of menus, with what we had read.\n'
  yield `${COLUMNS}\n`
  for await (const one of corrections) {
    const { verdict, cuisine, section, dish, description, judged, reason, restaurantId, at } = one
    const cells = [verdict, cuisine.join(', '), section, dish, description, judged, reason]
    yield `${[...cells, restaurantId, new Date(at).toISOString()].map(toCell).join('\t')}\n`
  }
}

/** A line for each dish, in the form that `menus:judge` reads. */
export async function* toJsonLines(
  corrections: AsyncIterable<ExportedCorrection>,
): AsyncGenerator<string> {
  for await (const { key, dish: name, restaurantId, at, source, ...rest } of corrections) {
    const line = { id: `${restaurantId}/${key}`, name, ...rest, at: new Date(at).toISOString() }
    yield `${JSON.stringify(line)}\n`
  }
}

function toCell(text: string): string {
  return text.replace(/\s+/g, ' ')
}
