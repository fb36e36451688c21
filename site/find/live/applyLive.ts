import { ref } from 'valtio/vanilla'
import { DEFAULT_DIETS } from '../../../worker/contract/diet.ts'
import type { FindAnswer } from '../../../worker/contract/page/page.ts'
import { distanceMetres, nearestFirst } from '../../../worker/contract/places/distance.ts'
import type { FoundRestaurant, Restaurant } from '../../../worker/contract/restaurant.ts'
import type { LiveMessage } from '../../../worker/contract/restaurants/editing.ts'
import type { LatLng } from '../../../worker/contract/search.ts'
import { placeOf } from '../../map/placeOf.ts'
import type { Find, FindState } from '../findState.ts'
import { type Heard, hear } from './heard.ts'

type LiveChange = Extract<LiveMessage, { restaurant: Restaurant }>

/** Puts what a pop-up just did into the list and so onto the map, unless newer things were heard of it. */
export function applyLive(find: Find, { restaurant }: LiveChange, heard: Heard): void {
  if (hear(heard, restaurant, Date.now())) applyRestaurant(find, restaurant)
}

/**
 * A search may answer with what was so before the news came, and lists only the nearest: the news stands, and who is
 * out is shown wherever in the circle. `now` in milliseconds since 1970.
 */
export function applyHeard(find: Find, heard: Heard, now: number): void {
  const shown = new Map(find.state.answer?.restaurants.map((one) => [one._id, one.version]))
  for (const { restaurant } of heard.values()) {
    const version = shown.get(restaurant._id)
    const isNews = version === undefined ? !isOver(restaurant, now) : restaurant.version > version
    if (isNews) applyRestaurant(find, restaurant)
  }
}

/**
 * Puts a restaurant as it is now into the answer that is shown: in the place of its older self, or, when it is out and the
 * search would have found it, as a new one. An older version than the one shown changes nothing.
 */
export function applyRestaurant({ state }: Find, restaurant: Restaurant): void {
  const { answer } = state
  if (answer === null) return
  const before = answer.restaurants.find(({ _id }) => _id === restaurant._id)
  if (before && before.version > restaurant.version) return
  if (before && !restaurant.closedAt) {
    const next = withDistance(state, restaurant, before.distance)
    show(state, answer, [...without(answer, restaurant._id), next], 0)
  } else if (before) {
    show(state, answer, without(answer, restaurant._id), -1)
  } else if (restaurant.status === 'ONLINE' && isWanted(state, restaurant)) {
    const next = withDistance(state, restaurant, 0)
    if (next.distance <= state.distanceKm * 1000) {
      // Where not all are listed, it may have been counted already.
      const isListed = answer.total === answer.restaurants.length
      show(state, answer, [...answer.restaurants, next], isListed ? 1 : 0)
    }
  }
}

export function removeFromAnswer({ state }: Find, id: string): void {
  const { answer } = state
  if (answer?.restaurants.some(({ _id }) => _id === id)) {
    show(state, answer, without(answer, id), -1)
  }
}

interface NowAnswer {
  out: readonly Restaurant[]
  isInBox: (place: LatLng) => boolean
  /** When it was asked for, in milliseconds since 1970: what was heard after that is newer. */
  askedAt: number
}

/** Everything that is out in a box: what is shown or was heard as out and is not there has gone. */
export function applyNow(find: Find, { out, isInBox, askedAt }: NowAnswer, heard: Heard): void {
  const ids = new Set(out.map(({ _id }) => _id))
  for (const restaurant of out) {
    if (hear(heard, restaurant, askedAt)) applyRestaurant(find, restaurant)
  }
  const known = [...heard.values()].map(({ restaurant }) => restaurant)
  for (const one of [...known, ...(find.state.answer?.restaurants ?? [])]) {
    const place = placeOf(one)
    const isGone = one.status === 'ONLINE' && !ids.has(one._id) && place !== null && isInBox(place)
    if (!isGone || (heard.get(one._id)?.at ?? 0) > askedAt) continue
    hear(heard, offline(one), askedAt)
    applyRestaurant(find, offline(one))
  }
}

/** Pop-ups whose time is over read OFFLINE. `now` in milliseconds since 1970. */
export function endOverdue(find: Find, now: number): void {
  for (const one of find.state.answer?.restaurants ?? []) {
    if (one.status === 'ONLINE' && isOver(one, now)) applyRestaurant(find, offline(one))
  }
}

function isOver({ onlineUntil }: Restaurant, now: number): boolean {
  return onlineUntil !== null && Date.parse(onlineUntil) <= now
}

function offline(restaurant: Restaurant): Restaurant {
  return { ...restaurant, status: 'OFFLINE', onlineUntil: null, onlineSince: null }
}

function without({ restaurants }: FindAnswer, id: string): FoundRestaurant[] {
  return restaurants.filter(({ _id }) => _id !== id)
}

function show(state: FindState, answer: FindAnswer, restaurants: FoundRestaurant[], more: number) {
  const sorted = restaurants.toSorted(nearestFirst(({ _id }) => _id))
  const total = Math.max(answer.total + more, sorted.length)
  state.answer = ref({ ...answer, restaurants: sorted, total })
}

function withDistance(
  { centre }: FindState,
  restaurant: Restaurant,
  otherwise: number,
): FoundRestaurant {
  const place = placeOf(restaurant)
  const distance = place && centre ? distanceMetres(centre, place) : otherwise
  return { ...restaurant, distance }
}

/** Words are the server's to judge: while there are any, a new pop-up waits for the next search. */
function isWanted({ keywords, cuisines, diets }: FindState, restaurant: Restaurant): boolean {
  const levels = diets.length > 0 ? diets : DEFAULT_DIETS
  return (
    keywords === '' &&
    levels.includes(restaurant.diet) &&
    (cuisines.length === 0 || restaurant.cuisine.some((one) => cuisines.includes(one)))
  )
}
