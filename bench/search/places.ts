import { openText } from '../../tools/import/openText.ts'
import { splitRecords } from '../../tools/import/splitRecords.ts'
import { toRestaurantInput } from '../../tools/import/toRestaurantInput.ts'
import type { LatLng } from '../../worker/contract/search.ts'
import type { RestaurantInput } from '../../worker/restaurants/restaurantInput.ts'

/** A restaurant with a place, as only these can be found. */
export type PlacedRestaurant = RestaurantInput & { place: LatLng }

type Random = () => number

export async function readPlaces(file: string): Promise<PlacedRestaurant[]> {
  const text = await openText(file)
  const places: PlacedRestaurant[] = []
  for await (const record of splitRecords(text.chunks)) {
    const reading = toRestaurantInput(record)
    if ('restaurant' in reading && reading.restaurant.place !== null) {
      places.push({ ...reading.restaurant, place: reading.restaurant.place })
    }
  }
  return places
}

/**
 * The maximum distance of a copy from its original in degrees: a few kilometres, so that towns become denser, not more numerous.
 */
const JITTER_DEGREES = 0.05

/** The places and shifted copies of them with ids of their own, `count` in all. */
export function* multiply(
  places: readonly PlacedRestaurant[],
  count: number,
  random: Random,
): Generator<PlacedRestaurant> {
  for (let i = 0; i < count; i += 1) {
    const original = places[i % places.length]
    if (original === undefined) return
    if (i < places.length) yield original
    else yield { ...original, id: `osm-node-9${i}`, place: moved(original.place, random) }
  }
}

function moved({ lat, lng }: LatLng, random: Random): LatLng {
  const north = (random() + random() - 1) * JITTER_DEGREES
  const east = ((random() + random() - 1) * JITTER_DEGREES) / Math.cos((lat * Math.PI) / 180)
  const round = (degrees: number) => Math.round(degrees * 1e7) / 1e7
  return {
    lat: round(Math.min(90, Math.max(-90, lat + north))),
    lng: round(((((lng + east + 180) % 360) + 360) % 360) - 180),
  }
}
