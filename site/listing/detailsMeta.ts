import type { Diet } from '../../worker/contract/diet.ts'
import type { PageMeta } from '../../worker/contract/page/page.ts'
import type { Restaurant } from '../../worker/contract/restaurant.ts'
import { listCuisines } from '../ui/text.ts'

const SENTENCES: Record<Diet, string> = {
  vegan: 'is all vegan',
  vegetarian: 'is vegetarian, with vegan choices to ask for',
  options: 'has vegan options',
  unconfirmed: 'is on Sprig, not yet confirmed to serve vegan food',
}
const MAX_NAMED_DISHES = 3

/** Title and description of a details page, from name, cuisines and what there is to eat. */
export function detailsMeta(restaurant: Restaurant): PageMeta {
  const { name, cuisine, diet, veganOptions, address } = restaurant
  const cuisines = listCuisines(cuisine)
  const dishes = veganOptions.slice(0, MAX_NAMED_DISHES).map(({ option }) => option)
  const sentences = [
    `${name} ${SENTENCES[diet]}.`,
    cuisines && `Cuisine: ${cuisines}.`,
    dishes.length > 0 && `On the menu: ${dishes.join(', ')}.`,
    address && `${address}.`,
  ]
  return {
    title: cuisines ? `${name}: ${cuisines} | Sprig` : `${name} | Sprig`,
    description: sentences.filter((sentence) => sentence).join(' '),
  }
}
