import type { Database, Statement } from '../../../db/client.ts'
import { preparedBatch } from '../../../db/statements/prepared.ts'
import type { IndexedWords } from '../indexedWords.ts'
import { addCounts, addDishCounts, clearCounts, subtractCounts } from './counts/store.ts'
import { enteringEntries, leavingEntries } from './entries/store.ts'
import { addWords, clearWords, removeWords } from './wordIndex/store.ts'

const remove = preparedBatch((db) => {
  const entries = leavingEntries(db)
  // The words last, as the counts read their rows to know the entries.
  return [...subtractCounts(db, entries), removeWords(db, entries)]
})
const count = preparedBatch((db) => addCounts(db, enteringEntries(db)))
const countDishes = preparedBatch((db) => [addDishCounts(db, enteringEntries(db))])

/** Takes restaurants out of the word index and all counts, if they are still at the given versions. */
export function removeFromIndex(
  db: Database,
  restaurants: readonly { id: string; version: number }[],
): Statement[] {
  if (restaurants.length === 0) return []
  return remove(db, { rows: JSON.stringify(restaurants.map(({ id, version }) => [id, version])) })
}

/** Adds restaurants to the word index and all counts, from their rows in `restaurants`. */
export function addToIndex(db: Database, words: readonly IndexedWords[]): Statement[] {
  if (words.length === 0) return []
  const dishes = words.filter(({ dishKeys }) => dishKeys.length > 0)
  return [
    ...count(db, { rows: JSON.stringify(words.map(({ id }) => [id])) }),
    ...(dishes.length === 0
      ? []
      : countDishes(db, {
          rows: JSON.stringify(dishes.map(({ id, dishKeys }) => [id, dishKeys])),
        })),
    // The words last: their rows mark the entries as counted.
    ...addWords(db, words),
  ]
}

/** Empties the word index and all counts. */
export function clearIndex(db: Database): Statement[] {
  return [clearWords(db), ...clearCounts(db)]
}
