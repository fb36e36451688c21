import type { LatLng } from '../../contract/search.ts'
import type { GazetteerPlace } from './gazetteerPlace.ts'
import { scoreOf } from './rankPlaces.ts'

/** In fewer letters almost any name could be meant. */
const SHORTEST = 4
/** No place in the gazetteer has a longer name that anybody would mistype. */
const LONGEST = 40
/** Up to this many letters one slip is taken for a slip, in longer names two. */
const LONGEST_FOR_ONE = 4
/** A slip more is made up for by three hundred times the people. */
const SLIP_LOSS = 2.5

/** Whether a folded name can be told from others when it is misspelt. */
export function isGuessable(typed: string): boolean {
  return typed.length >= SHORTEST && typed.length <= LONGEST
}

/** The places that are spelt nearly as `typed` (a folded name), likeliest first, with no more slips than in the likeliest. */
export function spelledAlike(
  places: readonly GazetteerPlace[],
  typed: string,
  near: LatLng | null,
): GazetteerPlace[] {
  const most = typed.length <= LONGEST_FOR_ONE ? 1 : 2
  const ranked = places
    .map((place) => ({ place, slips: countSlips(typed, place.key, most) }))
    .filter(({ slips }) => slips <= most)
    .map((one) => ({ ...one, score: scoreOf(one.place, typed, near) - SLIP_LOSS * one.slips }))
    .sort((a, b) => b.score - a.score)
  const fewest = ranked[0]?.slips ?? most
  return ranked.filter(({ slips }) => slips <= fewest).map(({ place }) => place)
}

/**
 * Letters left out, added, changed or swapped with the next between two names ("optimal string alignment"); `most` + 1
 * where the lengths alone say that there are more than `most`.
 */
export function countSlips(a: string, b: string, most: number): number {
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
