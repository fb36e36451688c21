import { DEFAULT_DIETS } from '../contract/diet.ts'
import { distanceMetres } from '../contract/places/distance.ts'
import type { NearbyInput } from '../restaurants/finding/findNearby.ts'
import type { RestaurantInput } from '../restaurants/restaurantInput.ts'

/** What a search must find, in its order, by looking at every restaurant; it ignores keywords. */
export function bruteForce(restaurants: readonly RestaurantInput[], input: NearbyInput) {
  const { diets = DEFAULT_DIETS, cuisines, distanceKm } = input
  return restaurants
    .flatMap((restaurant) => {
      if (restaurant.place === null || !diets.includes(restaurant.diet)) return []
      if (cuisines && !cuisines.some((one) => restaurant.cuisine.includes(one))) return []
      const distance = distanceMetres(input, restaurant.place)
      return distance <= distanceKm * 1000 ? [{ ...restaurant, distance }] : []
    })
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        (a.name < b.name ? -1 : a.name > b.name ? 1 : 0) ||
        (a.id < b.id ? -1 : 1),
    )
}
