import type { Database, Statement } from '../../../db/client.ts'
import type { IndexedWords } from '../indexedWords.ts'
import { addCounts, clearCounts, subtractCounts } from './counts/store.ts'
import { enteringEntries, leavingEntries } from './entries/store.ts'
import { addWords, clearWords, removeWords } from './wordIndex/store.ts'

/** Takes restaurants out of the word index and all counts, if they are still at the given versions. */
export function removeFromIndex(
  db: Database,
  restaurants: readonly { id: string; version: number }[],
): Statement[] {
  if (restaurants.length === 0) return []
  const entries = leavingEntries(
    db,
    JSON.stringify(restaurants.map(({ id, version }) => [id, version])),
  )
  // The words last, as the counts read their rows to know the entries.
  return [...subtractCounts(db, entries), removeWords(db, entries)]
}

/** Adds restaurants to the word index and all counts, from their rows in `restaurants`. */
export function addToIndex(db: Database, words: readonly IndexedWords[]): Statement[] {
  if (words.length === 0) return []
  const entries = enteringEntries(db, JSON.stringify(words.map(({ id }) => [id])))
  const dishes = words.filter(({ dishKeys }) => dishKeys.length > 0)
  const withDishes = enteringEntries(
    db,
    JSON.stringify(dishes.map(({ id, dishKeys }) => [id, dishKeys])),
  )
  // The words last: their rows mark the entries as counted.
  return [...addCounts(db, entries, dishes.length === 0 ? null : withDishes), addWords(db, words)]
}

/** Empties the word index and all counts. */
export function clearIndex(db: Database): Statement[] {
  return [clearWords(db), ...clearCounts(db)]
}
