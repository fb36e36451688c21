import type { Diet, Status } from '../../contract/diet.ts'
import type { VeganOption } from '../../contract/restaurant.ts'
import type { LatLng } from '../../contract/search.ts'
import { cellOf } from '../grid/cells.ts'
import { cellTokensOf, cuisineToken, dietToken } from '../grid/cover.ts'
import { fold, indexText, wordsOf } from '../words/words.ts'
import { bareDishes } from './dishes.ts'

/** A listing as an import, a form or the sample data brings it. */
export interface ListingInput {
  id: string
  name: string
  /** Lower case, letters and hyphens. */
  cuisine: string[]
  /** Null for a pop-up that was never out. */
  place: LatLng | null
  veganOptions: VeganOption[]
  rating: number | null
  address: string | null
  googleId: string | null
  isGoogle: boolean
  status: Status
  /** Milliseconds since 1970. */
  onlineUntil: number | null
  website: string | null
  diet: Diet
  openingHours: string | null
  /** 'osm', 'sample' or 'member'. */
  source: string
  /** Counts for a new listing only; an owner does not change by an edit. */
  ownerId?: string
  /** Since when a new listing is out already, in milliseconds since 1970; else since it is written. */
  onlineSince?: number
}

const FIELDS = [
  'name',
  'cuisine',
  'place',
  'veganOptions',
  'rating',
  'address',
  'googleId',
  'isGoogle',
  'status',
  'onlineUntil',
  'website',
  'diet',
  'openingHours',
  'source',
] as const satisfies readonly (keyof ListingInput)[]

export type Changes = Record<string, [before: unknown, after: unknown]>

/** The fields in which two versions of a listing differ, each with both values. */
export function changesBetween(before: ListingInput, after: ListingInput): Changes {
  const changes: Changes = {}
  for (const field of FIELDS) {
    if (comparable(field, before[field]) !== comparable(field, after[field])) {
      changes[field] = [before[field], after[field]]
    }
  }
  return changes
}

/** The text that two values of a field share when a person sees no difference between them. */
export function comparable(field: string, value: unknown): string {
  return canonical(field === 'veganOptions' ? bareDishes(value) : value)
}

/** JSON whose text does not depend on the order in which an object's keys were written. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

/** What the word index and the dish counts hold of a listing. */
export interface IndexedWords {
  id: string
  name: string
  cuisine: string
  dishes: string
  cells: string
  /** Each dish by its folded name. */
  dishKeys: { key: string; dish: string }[]
}

/** Null without a place: such a listing cannot be found. `menuDishes` are the names of the vegan dishes of its menu. */
export function indexedWordsOf(
  listing: ListingInput,
  menuDishes: readonly string[] = [],
): IndexedWords | null {
  if (listing.place === null) return null
  const options = listing.veganOptions.map((dish) => dish.option)
  // The last of one key counts: how the listing itself writes a dish.
  const named = [...menuDishes, ...options].map((dish) => [wordsOf(dish).join(' '), dish] as const)
  const keys = new Map(named)
  keys.delete('')
  return {
    id: listing.id,
    name: indexText([listing.name]),
    cuisine: indexText(listing.cuisine),
    dishes: indexText([...new Set([...options, ...keys.values()])]),
    cells: [
      ...cellTokensOf(cellOf(listing.place)),
      dietToken(listing.diet),
      ...listing.cuisine.map((cuisine) => cuisineToken(fold(cuisine))),
    ].join(' '),
    dishKeys: [...keys].map(([key, dish]) => ({ key, dish })),
  }
}
