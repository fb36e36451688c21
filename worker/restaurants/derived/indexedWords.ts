import { fieldOf } from '../../contract/restaurants/fields.ts'
import { FILTER_NAMES, type FilterName } from '../../contract/restaurants/filterNames.ts'
import { cellOf } from '../grid/cells.ts'
import { cellTokensOf, cuisineToken, dietToken, factToken, OFFLINE_TOKEN } from '../grid/cover.ts'
import type { RestaurantInput } from '../restaurantInput.ts'
import { postalCodesIn, postalCodeToken } from '../words/postalCodes.ts'
import { fold, indexDescriptions, indexText, spellingsOf, wordsOf } from '../words/words.ts'

/** The data of a restaurant in the word index and the dish counts. */
export interface IndexedWords {
  id: string
  name: string
  cuisine: string
  dishes: string
  cells: string
  /** Each dish by its folded name. */
  dishKeys: { key: string; dish: string }[]
}

/** Null without a place: such a restaurant cannot be found. `menuDishes` are the names of the vegan dishes of its menu. */
export function indexedWordsOf(
  restaurant: RestaurantInput,
  menuDishes: readonly string[] = [],
): IndexedWords | null {
  if (restaurant.place === null) return null
  const options = restaurant.veganOptions.map((dish) => dish.option)
  const descriptions = indexDescriptions(restaurant.veganOptions.map((dish) => dish.description))
  // For one key the last entry wins, which is the restaurant's own spelling of the dish.
  const named = [...menuDishes, ...options].map((dish) => [wordsOf(dish).join(' '), dish] as const)
  const keys = new Map(named)
  keys.delete('')
  return {
    id: restaurant.id,
    name: indexText(spellingsOf(restaurant.name)),
    cuisine: indexText(restaurant.cuisine),
    dishes: [indexText([...new Set([...options, ...keys.values()])]), descriptions]
      .filter(Boolean)
      .join(' _ '),
    cells: [
      ...cellTokensOf(cellOf(restaurant.place)),
      dietToken(restaurant.diet),
      ...(restaurant.status === 'OFFLINE' ? [OFFLINE_TOKEN] : []),
      ...postalCodesIn(restaurant.address ?? '').map(postalCodeToken),
      ...restaurant.cuisine.map((cuisine) => cuisineToken(fold(cuisine))),
      ...FILTER_NAMES.filter((name) => passes(name, restaurant[name])).map(factToken),
    ].join(' '),
    dishKeys: [...keys].map(([key, dish]) => ({ key, dish })),
  }
}

const passes = (name: FilterName, value: string | null) =>
  value !== null && fieldOf(name).filter?.passes.includes(value) === true
