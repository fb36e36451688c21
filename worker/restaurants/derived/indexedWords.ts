import { cellOf } from '../grid/cells.ts'
import { cellTokensOf, cuisineToken, dietToken, OFFLINE_TOKEN } from '../grid/cover.ts'
import type { ListingInput } from '../listing.ts'
import { postalCodesIn, postalCodeToken } from '../words/postalCodes.ts'
import { fold, indexDescriptions, indexText, wordsOf } from '../words/words.ts'

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
  const descriptions = indexDescriptions(listing.veganOptions.map((dish) => dish.description))
  // The last of one key counts: how the listing itself writes a dish.
  const named = [...menuDishes, ...options].map((dish) => [wordsOf(dish).join(' '), dish] as const)
  const keys = new Map(named)
  keys.delete('')
  return {
    id: listing.id,
    name: indexText([listing.name]),
    cuisine: indexText(listing.cuisine),
    dishes: [indexText([...new Set([...options, ...keys.values()])]), descriptions]
      .filter(Boolean)
      .join(' _ '),
    cells: [
      ...cellTokensOf(cellOf(listing.place)),
      dietToken(listing.diet),
      ...(listing.status === 'OFFLINE' ? [OFFLINE_TOKEN] : []),
      ...postalCodesIn(listing.address ?? '').map(postalCodeToken),
      ...listing.cuisine.map((cuisine) => cuisineToken(fold(cuisine))),
    ].join(' '),
    dishKeys: [...keys].map(([key, dish]) => ({ key, dish })),
  }
}
