import type { Restaurant } from '../../worker/contract/restaurant.ts'
import { listCuisines } from '../../worker/contract/restaurants/cuisineNames.ts'
import type { MapMarker } from '../map/engine.ts'
import { liveAge } from './liveAge.ts'

/** The fields that a marker needs. */
export type Marked = Pick<
  Restaurant,
  '_id' | 'name' | 'cuisine' | 'geoJson' | 'diet' | 'status' | 'onlineSince' | 'metadata'
>

/** A marker for each place, also of pop-ups that are OFFLINE: for maps of chosen places. */
export const toPlaceMarkers = (restaurants: readonly Marked[]): MapMarker[] =>
  toMarkers(
    restaurants.map((one) => (one.status === 'OFFLINE' ? { ...one, status: 'RESTAURANT' } : one)),
  )

/** A marker for each place that can be visited now: pop-ups that are OFFLINE appear only in the list. */
export function toMarkers(restaurants: readonly Marked[], now = Date.now()): MapMarker[] {
  return restaurants.flatMap((restaurant) => {
    const { _id, name, cuisine, geoJson, diet, status } = restaurant
    if (!geoJson || status === 'OFFLINE') return []
    const [lng, lat] = geoJson.coordinates
    const live = status === 'ONLINE'
    const age = live ? liveAge(restaurant, now) : ''
    const caption = [listCuisines(cuisine), age].filter(Boolean).join(' · ')
    return [{ id: _id, lat, lng, name, caption, diet, live }]
  })
}
