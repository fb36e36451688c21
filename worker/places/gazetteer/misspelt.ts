import type { LatLng } from '../../contract/search.ts'
import type { GazetteerPlace } from './gazetteerPlace.ts'
import { scoreOf } from './rankPlaces.ts'

/** With fewer letters almost any name could be meant. */
const SHORTEST = 4
/** Longer texts are not names of places. */
const LONGEST = 40
/** Up to this many letters one edit is allowed, in longer names two. */
const LONGEST_FOR_ONE = 4
/** One more edit needs three hundred times the population to rank equally. */
const EDIT_LOSS = 2.5

/** Whether a folded name is long enough to be distinguished from others when misspelt. */
export function isGuessable(typed: string): boolean {
  return typed.length >= SHORTEST && typed.length <= LONGEST
}

/** The places spelt similarly to `typed` (a folded name), likeliest first, with no more edits than the likeliest. */
export function spelledAlike(
  places: readonly GazetteerPlace[],
  typed: string,
  near: LatLng | null,
): GazetteerPlace[] {
  const most = typed.length <= LONGEST_FOR_ONE ? 1 : 2
  const ranked = places
    .map((place) => ({ place, edits: editDistance(typed, place.key, most) }))
    .filter(({ edits }) => edits <= most)
    .map((one) => ({ ...one, score: scoreOf(one.place, typed, near) - EDIT_LOSS * one.edits }))
    .sort((a, b) => b.score - a.score)
  const fewest = ranked[0]?.edits ?? most
  return ranked.filter(({ edits }) => edits <= fewest).map(({ place }) => place)
}

/**
 * The optimal string alignment distance: letters left out, added, changed or swapped with the next. `most` + 1 when the
 * lengths alone differ by more than `most`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwapped = j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(
        Math.min(
          at(last, j) + 1,
          at(row, j - 1) + 1,
          at(last, j - 1) + (isSame ? 0 : 1),
          isSwapped ? at(beforeLast, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    beforeLast = last
    last = row
  }
  return at(last, b.length)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}
