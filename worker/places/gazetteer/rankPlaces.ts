import { distanceMetres } from '../../contract/places/distance.ts'
import type { LatLng } from '../../contract/search.ts'
import type { GazetteerPlace } from '../../db/gazetteerRow.ts'
import { foldName } from './foldName.ts'

/** A town at the searcher's location ranks like one with a thousand times the population. */
const NEAR_BONUS = 3
const NEAR_METRES = 150_000
/** A completely typed name ranks like a longer one with ten times the population. */
const WHOLE_NAME_BONUS = 1
/** Alternative names rank lower: "b" means Beijing before Bombay (Mumbai). */
const OTHER_NAME_LOSS = 1.5

/** The places, best first: by population, nearness and match of the name. */
export function rankPlaces(
  places: readonly GazetteerPlace[],
  typed: string,
  near: LatLng | null,
): GazetteerPlace[] {
  return places
    .map((place) => ({ place, score: scoreOf(place, typed, near) }))
    .sort((a, b) => b.score - a.score)
    .map(({ place }) => place)
}

/** How likely a place is meant; one point equals ten times the population. */
export function scoreOf(place: GazetteerPlace, typed: string, near: LatLng | null): number {
  return (
    Math.log10(place.population + 10) +
    (place.key === typed ? WHOLE_NAME_BONUS : isOtherName(place) ? -OTHER_NAME_LOSS : 0) +
    (near === null ? 0 : NEAR_BONUS * Math.exp(-distanceMetres(place, near) / NEAR_METRES))
  )
}

function isOtherName({ key, name, zip }: GazetteerPlace): boolean {
  return zip === null && key !== foldName(name)
}
