import { MAX_SUGGESTIONS } from '../../contract/limits.ts'
import type { LatLng, PlacesAnswer } from '../../contract/search.ts'
import type { Database } from '../../db/client.ts'
import { readDocument } from '../record.ts'
import { phrasesOf, type Spelling, spellingsOf, toMatch, wordsOf } from '../words/words.ts'
import { findNamedNear, MAX_MATCHES, matchName } from './findNamedNear.ts'
import { findMatches, readDishCounts, type SearchMatch } from './store.ts'

const MAX_CANDIDATES = 50

/** Restaurants by the words of their names, at most 5: those within 50 km of `near` first, the nearest first. */
export async function suggestRestaurants(
  db: Database,
  input: string,
  near?: LatLng,
): Promise<PlacesAnswer['restaurants']> {
  const match = matchName(input)
  if (match === null) return []
  const close = near === undefined ? [] : await findNamedNear(db, input, near)
  const others = close.length < MAX_SUGGESTIONS ? await findMatches(db, match, MAX_MATCHES) : []
  const isClose = new Set(close.map((match) => match.n))
  const wanted = spellingsOf(input)
  const offers = others
    .filter((match) => !isClose.has(match.n))
    .map(offerOf)
    .sort((a, b) => rank(a.name, wanted) - rank(b.name, wanted) || (a.name < b.name ? -1 : 1))
  return [...close.map(offerOf), ...offers].slice(0, MAX_SUGGESTIONS)
}

function offerOf({ document, lat, lng }: SearchMatch) {
  const { id, name, address } = readDocument(document)
  return { _id: id, name, address, lat, lng }
}

/** An equal name ranks before names that begin with it, and these before names that contain it. */
function rank(name: string, wanted: readonly string[]): number {
  const spellings = spellingsOf(name)
  if (spellings.some((words) => wanted.includes(words))) return 0
  return spellings.some((words) => wanted.some((begun) => words.startsWith(begun))) ? 1 : 2
}

/**
 * Dishes with every word of `input`, the last as a prefix unless a sign ends it; at most 5, the most frequent first. They come
 * from the first hundred matching restaurants; their counts are of all restaurants.
 */
export async function suggestDishes(db: Database, input: string): Promise<PlacesAnswer['dishes']> {
  if (wordsOf(input).length === 0) return []
  const phrases = phrasesOf(input)
  const found = await findMatches(db, `{dishes} : (${toMatch(input)})`, MAX_MATCHES)
  const keys = new Map<string, number>()
  for (const { document } of found) {
    for (const key of readDocument(document).dishKeys) {
      if (holdsAll(key, phrases)) keys.set(key, (keys.get(key) ?? 0) + 1)
    }
  }
  if (keys.size === 0) return []
  const candidates = [...keys].sort((a, b) => b[1] - a[1]).slice(0, MAX_CANDIDATES)
  const counted = await readDishCounts(
    db,
    candidates.map(([key]) => key),
  )
  return counted
    .sort((a, b) => b.count - a.count || (a.dish < b.dish ? -1 : 1))
    .slice(0, MAX_SUGGESTIONS)
}

/** Whether a dish holds one spelling of each phrase. */
function holdsAll(key: string, phrases: readonly Spelling[][]): boolean {
  return phrases.every((spellings) =>
    spellings.some(({ words, isOpen }) => ` ${key} `.includes(` ${words}${isOpen ? '' : ' '}`)),
  )
}
