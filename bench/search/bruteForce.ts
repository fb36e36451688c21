import { DEFAULT_DIETS } from '../../worker/contract/diet.ts'
import { distanceMetres } from '../../worker/contract/places/distance.ts'
import type { NearbyInput } from '../../worker/restaurants/finding/findNearby.ts'
import { phrasesOf, wordsOf } from '../../worker/restaurants/words/words.ts'
import type { PlacedListing } from './places.ts'

export interface Expected {
  /** Ids of the nearest 200. */
  ids: string[]
  total: number
  /** Distances of all, in order. */
  distances: number[]
}

const METRES_A_DEGREE = 111_000

/** Looks at every listing: nothing of the product's index has a part in it, only its distance and its words. */
export function searchAll(places: readonly PlacedListing[], input: NearbyInput): Expected {
  const diets = new Set<string>(input.diets ?? DEFAULT_DIETS)
  const phrases = input.keywords === undefined ? [] : phrasesOf(input.keywords)
  const most = input.distanceKm * 1000
  const found: { listing: PlacedListing; distance: number }[] = []
  for (const listing of places) {
    if (Math.abs(listing.place.lat - input.lat) * METRES_A_DEGREE > most + 1000) continue
    const distance = distanceMetres(input, listing.place)
    if (distance > most || !diets.has(listing.diet) || !holdsAll(listing, phrases)) continue
    found.push({ listing, distance })
  }
  found.sort(
    (a, b) =>
      a.distance - b.distance ||
      compare(a.listing.name, b.listing.name) ||
      compare(a.listing.id, b.listing.id),
  )
  return {
    ids: found.slice(0, 200).map(({ listing }) => listing.id),
    total: found.length,
    distances: found.map(({ distance }) => distance),
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

function holdsAll(listing: PlacedListing, phrases: readonly string[][]): boolean {
  if (phrases.length === 0) return true
  const texts = [
    listing.name,
    ...listing.cuisine,
    ...listing.veganOptions.flatMap((dish) => [dish.option, dish.description]),
  ].map(wordsOf)
  return phrases.every((phrase, i) =>
    texts.some((words) => holdsPhrase(words, phrase, i === phrases.length - 1)),
  )
}

function holdsPhrase(
  words: readonly string[],
  phrase: readonly string[],
  isLast: boolean,
): boolean {
  return words.some((_, start) =>
    phrase.every((word, i) => {
      const own = words[start + i]
      const isOpen = isLast && i === phrase.length - 1
      return own === word || (isOpen && own?.startsWith(word) === true)
    }),
  )
}
