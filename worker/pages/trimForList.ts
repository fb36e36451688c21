import type { FindContent } from '../contract/page/page.ts'
import { sameNames } from '../contract/page/sameNames.ts'
import { toMetre } from '../contract/places/coordinates.ts'
import type { Point } from '../contract/restaurant.ts'
import {
  emptyFields,
  inSearches,
  pickFields,
  TEXT_NAMES,
} from '../contract/restaurants/fieldNames.ts'

const NO_TEXTS = pickFields(emptyFields(), inSearches(TEXT_NAMES))

/**
 * Shortens the content of a page, since that of a large city holds hundreds of restaurants: it drops fields that a list does not
 * show and rounds distances and coordinates to about 1 m. The API answers in full.
 */
export function trimForList(content: FindContent): FindContent {
  if (!content.answer) return content
  const same = sameNames(content.answer.restaurants)
  const restaurants = content.answer.restaurants.map((restaurant) => ({
    ...restaurant,
    ...NO_TEXTS,
    // The week already says this.
    openingHours: restaurant.week ? null : restaurant.openingHours,
    address: same.has(restaurant.name) ? restaurant.address : null,
    geoJson: restaurant.geoJson && roughly(restaurant.geoJson),
    distance: Math.round(restaurant.distance),
  }))
  const clusters = content.clusters?.map((cluster) => ({
    ...cluster,
    lat: toMetre(cluster.lat),
    lng: toMetre(cluster.lng),
  }))
  return { ...content, ...(clusters && { clusters }), answer: { ...content.answer, restaurants } }
}

function roughly({ coordinates: [lng, lat] }: Point): Point {
  return { type: 'Point', coordinates: [toMetre(lng), toMetre(lat)] }
}
