import type { LatLng } from '../../contract/search.ts'
import { foldName } from './foldName.ts'
import type { GazetteerPlace } from './gazetteerPlace.ts'

/** At the searcher's own place a town counts as much as one with a thousand times the people. */
const NEAR_BONUS = 3
const NEAR_KM = 150
/** A name that is typed to its end beats a longer one with ten times the people. */
const WHOLE_NAME_BONUS = 1
/** "b" is for Beijing before it is for Mumbai's older name. */
const OTHER_NAME_LOSS = 1.5
const KM_PER_DEGREE = 111.2

/** The places, best first: many people, near, and called just so. */
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

/** How likely a place is meant; 1 more is worth ten times the people. */
export function scoreOf(place: GazetteerPlace, typed: string, near: LatLng | null): number {
  return (
    Math.log10(place.population + 10) +
    (place.key === typed ? WHOLE_NAME_BONUS : isOtherName(place) ? -OTHER_NAME_LOSS : 0) +
    (near === null ? 0 : NEAR_BONUS * Math.exp(-roughKilometres(place, near) / NEAR_KM))
  )
}

function isOtherName({ key, name, zip }: GazetteerPlace): boolean {
  return zip === null && key !== foldName(name)
}

/** On a flat map: good enough to rank what is near, and far is far. */
function roughKilometres(a: LatLng, b: LatLng): number {
  const turn = Math.abs(a.lng - b.lng)
  const east = Math.min(turn, 360 - turn) * Math.cos((a.lat * Math.PI) / 180)
  return Math.hypot(a.lat - b.lat, east) * KM_PER_DEGREE
}
