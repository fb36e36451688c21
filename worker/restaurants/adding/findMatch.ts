import { t } from '../../../languages/t.ts'
import type { Restaurant } from '../../contract/restaurant.ts'
import type { Database } from '../../db/client.ts'
import type { DocumentRow } from '../../db/restaurantRow.ts'
import { AppError } from '../../errors.ts'
import { findMatches } from '../finding/store.ts'
import { readDocument, toRestaurant } from '../record.ts'
import { distinctiveWords, nameLikeness } from './nameLikeness.ts'

const MAX_CANDIDATES = 200
/** How many first letters of a misspelt word are assumed to be right. */
const SURE_LETTERS = 4

/**
 * A restaurant to copy from, such as another branch of a chain, with the same or a misspelt name: the most similar name first,
 * then one with both cuisine and vegan options.
 * @throws AppError not_found
 */
export async function findMatch(db: Database, name: string, now: number): Promise<Restaurant> {
  for (const match of matchesFor(name)) {
    const rows = (await findMatches(db, match, MAX_CANDIDATES)).map(({ document }) =>
      readDocument(document),
    )
    const [best] = rows
      .map((row) => ({ row, score: scoreOf(row, name) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || (a.row.id < b.row.id ? -1 : 1))
    if (best !== undefined) return toRestaurant(best.row, now)
  }
  throw new AppError('not_found', t('There is no restaurant of a similar name'), { param: 'name' })
}

/** FTS5 expressions from the strictest to the loosest; every word is quoted. */
function matchesFor(name: string): string[] {
  const words = distinctiveWords(name)
  if (words.length === 0) return []
  const quoted = words.map((word) => `"${word}"`)
  const joined = words.slice(0, -1).map((word, i) => `"${word}${words[i + 1] ?? ''}"`)
  const longest = words.reduce((a, b) => (b.length > a.length ? b : a))
  const wider = [...joined, ...splits(words), `"${longest.slice(0, SURE_LETTERS)}" *`]
  return [`{name} : (${quoted.join(' AND ')})`, `{name} : (${wider.join(' OR ')})`]
}

/** "oneill" may be in the index as "o neill", "greenfork" as "green fork". */
function splits(words: readonly string[]): string[] {
  return words.flatMap((word) =>
    Array.from(
      { length: word.length - 1 },
      (_, i) => `"${word.slice(0, i + 1)} ${word.slice(i + 1)}"`,
    ),
  )
}

function scoreOf(row: DocumentRow, name: string): number {
  const likeness = nameLikeness(row.name, name)
  if (likeness === 0) return 0
  const hasCuisine = row.cuisine.length > 0 ? 1 : 0
  const hasOptions = row.veganOptions.length > 0 ? 1 : 0
  return likeness * 10 + hasCuisine + hasOptions
}
