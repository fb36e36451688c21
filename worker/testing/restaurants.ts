import { emptyFields } from '../contract/restaurants/fieldNames.ts'
import type { RestaurantInput } from '../restaurants/restaurantInput.ts'

/** A restaurant with a plain value in every field that is not given. */
export function makeInput(fields: Partial<RestaurantInput> & { id: string }): RestaurantInput {
  return {
    ...emptyFields(),
    name: 'Green Fork',
    cuisine: ['pizza'],
    place: { lat: 42.36, lng: -71.06 },
    source: 'sample',
    ...fields,
  }
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function makeRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
