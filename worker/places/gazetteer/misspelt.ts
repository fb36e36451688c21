import { editDistance } from '../../contract/editDistance.ts'
import type { LatLng } from '../../contract/search.ts'
import type { GazetteerPlace } from '../../db/gazetteerRow.ts'
import { foldName, placeWords } from './foldName.ts'
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

/**
 * The places spelt similarly to a name, likeliest first, with no more edits than the likeliest. To join two words is an edit too:
 * "ham london" is not Hammonton.
 */
export function spelledAlike(
  places: readonly GazetteerPlace[],
  name: string,
  near: LatLng | null,
): GazetteerPlace[] {
  const typed = foldName(name)
  const words = placeWords(name).length
  const most = typed.length <= LONGEST_FOR_ONE ? 1 : 2
  const joinedIn = ({ name }: GazetteerPlace) => (words > placeWords(name).length ? 1 : 0)
  const ranked = places
    .map((place) => ({ place, edits: editDistance(typed, place.key, most) }))
    .filter(({ edits }) => edits <= most)
    // After the first filter: to count words takes longer than to compare letters.
    .map(({ place, edits }) => ({ place, edits: edits + joinedIn(place) }))
    .filter(({ edits }) => edits <= most)
    .map((one) => ({ ...one, score: scoreOf(one.place, typed, near) - EDIT_LOSS * one.edits }))
    .sort((a, b) => b.score - a.score)
  const fewest = ranked[0]?.edits ?? most
  return ranked.filter(({ edits }) => edits <= fewest).map(({ place }) => place)
}
