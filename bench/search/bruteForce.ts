import { DEFAULT_DIETS } from '../../worker/contract/diet.ts'
import { distanceMetres, METRES_PER_DEGREE } from '../../worker/contract/places/distance.ts'
import type { NearbyInput } from '../../worker/restaurants/finding/findNearby.ts'
import {
  phrasesOf,
  type Spelling,
  spellingsOf,
  wordsOf,
} from '../../worker/restaurants/words/words.ts'
import type { PlacedRestaurant } from './places.ts'

interface Expected {
  /** Ids of the nearest 200. */
  ids: string[]
  total: number
  /** Distances of all, in order. */
  distances: number[]
}

/** Checks every restaurant, without the product's index: only its distance and its word rules are used. */
export function searchAll(places: readonly PlacedRestaurant[], input: NearbyInput): Expected {
  const diets = new Set<string>(input.diets ?? DEFAULT_DIETS)
  const phrases = input.keywords === undefined ? [] : phrasesOf(input.keywords)
  const most = input.distanceKm * 1000
  const found: { restaurant: PlacedRestaurant; distance: number }[] = []
  for (const restaurant of places) {
    if (Math.abs(restaurant.place.lat - input.lat) * METRES_PER_DEGREE > most + 1000) continue
    const distance = distanceMetres(input, restaurant.place)
    if (distance > most || !diets.has(restaurant.diet) || !holdsAll(restaurant, phrases)) continue
    found.push({ restaurant, distance })
  }
  found.sort(
    (a, b) =>
      a.distance - b.distance ||
      compare(a.restaurant.name, b.restaurant.name) ||
      compare(a.restaurant.id, b.restaurant.id),
  )
  return {
    ids: found.slice(0, 200).map(({ restaurant }) => restaurant.id),
    total: found.length,
    distances: found.map(({ distance }) => distance),
  }
}

export function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

function holdsAll(restaurant: PlacedRestaurant, phrases: readonly Spelling[][]): boolean {
  if (phrases.length === 0) return true
  const texts = [
    ...spellingsOf(restaurant.name),
    ...restaurant.cuisine,
    ...restaurant.veganOptions.flatMap((dish) => [dish.option, dish.description]),
  ].map(wordsOf)
  return phrases.every((spellings) =>
    spellings.some((spelling) => texts.some((words) => holdsPhrase(words, spelling))),
  )
}

function holdsPhrase(words: readonly string[], spelling: Spelling): boolean {
  const phrase = spelling.words.split(' ')
  return words.some((_, start) =>
    phrase.every((word, i) => {
      const own = words[start + i]
      const isOpen = spelling.isOpen && i === phrase.length - 1
      return own === word || (isOpen && own?.startsWith(word) === true)
    }),
  )
}
