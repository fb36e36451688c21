import { ref } from 'valtio/vanilla'
import { DEFAULT_DIETS } from '../../../worker/contract/diet.ts'
import type { FindAnswer } from '../../../worker/contract/page/page.ts'
import { distanceMetres, nearestFirst } from '../../../worker/contract/places/distance.ts'
import type { FoundRestaurant, Restaurant } from '../../../worker/contract/restaurant.ts'
import { asOffline } from '../../../worker/contract/restaurants/asOffline.ts'
import type { LiveMessage } from '../../../worker/contract/restaurants/editing.ts'
import type { LatLng } from '../../../worker/contract/search.ts'
import { placeOf } from '../../map/placeOf.ts'
import type { Find, FindState } from '../findState.ts'
import { type Received, receive } from './received.ts'

type LiveChange = Extract<LiveMessage, { restaurant: Restaurant }>

/** Applies a pop-up's change to the list and so to the map, unless a newer one is known. */
export function applyLive(find: Find, { restaurant }: LiveChange, received: Received): void {
  if (receive(received, restaurant, Date.now())) applyRestaurant(find, restaurant)
}

/**
 * Applies received changes again to a new answer: it may be older than they are, and it lists only the nearest, while pop-ups
 * that are out are shown anywhere in the circle. `now` in milliseconds since 1970.
 */
export function applyReceived(find: Find, received: Received, now: number): void {
  const shown = new Map(find.state.answer?.restaurants.map((one) => [one._id, one.version]))
  for (const { restaurant } of received.values()) {
    const version = shown.get(restaurant._id)
    const isNews = version === undefined ? !isOver(restaurant, now) : restaurant.version > version
    if (isNews) applyRestaurant(find, restaurant)
  }
}

/**
 * Puts a restaurant's newest version into the shown answer: in place of its older one, or as a new entry if it is out and matches
 * the search. A version older than the shown one changes nothing.
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
      // If the list is incomplete, the total may already count it.
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
  /** When the request was sent, in milliseconds since 1970: changes received later are newer. */
  askedAt: number
}

/** Applies the list of everything that is out in a box: a pop-up known as out in the box but missing from it has gone. */
export function applyNow(
  find: Find,
  { out, isInBox, askedAt }: NowAnswer,
  received: Received,
): void {
  const ids = new Set(out.map(({ _id }) => _id))
  for (const restaurant of out) {
    if (receive(received, restaurant, askedAt)) applyRestaurant(find, restaurant)
  }
  const known = [...received.values()].map(({ restaurant }) => restaurant)
  for (const one of [...known, ...(find.state.answer?.restaurants ?? [])]) {
    const place = placeOf(one)
    const isGone = one.status === 'ONLINE' && !ids.has(one._id) && place !== null && isInBox(place)
    if (!isGone || (received.get(one._id)?.at ?? 0) > askedAt) continue
    receive(received, asOffline(one), askedAt)
    applyRestaurant(find, asOffline(one))
  }
}

/** Shows pop-ups whose time is over as OFFLINE. `now` in milliseconds since 1970. */
export function endOverdue(find: Find, now: number): void {
  for (const one of find.state.answer?.restaurants ?? []) {
    if (one.status === 'ONLINE' && isOver(one, now)) applyRestaurant(find, asOffline(one))
  }
}

function isOver({ onlineUntil }: Restaurant, now: number): boolean {
  return onlineUntil !== null && Date.parse(onlineUntil) <= now
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

/**
 * Whether a pop-up matches the search. Only the server can match words, facts and planned times: with any of them, a new pop-up
 * waits for the next search.
 */
function isWanted(state: FindState, { diet, cuisine }: Restaurant): boolean {
  const { keywords, cuisines, diets, has, open } = state
  if (keywords !== '' || has.length > 0 || (open !== '' && open !== 'now')) return false
  const levels = diets.length > 0 ? diets : DEFAULT_DIETS
  return (
    levels.includes(diet) &&
    (cuisines.length === 0 || cuisine.some((one) => cuisines.includes(one)))
  )
}
