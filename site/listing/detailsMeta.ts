import { listed, msg, space, t } from '../../languages/t.ts'
import type { Diet } from '../../worker/contract/diet.ts'
import type { PageMeta } from '../../worker/contract/page/page.ts'
import type { Restaurant } from '../../worker/contract/restaurant.ts'
import { listCuisines } from '../../worker/contract/restaurants/cuisineNames.ts'

const SENTENCES: Record<Diet, string> = {
  vegan: msg('{name} is all vegan.'),
  vegetarian: msg('{name} is vegetarian, with vegan choices to ask for.'),
  options: msg('{name} has vegan options.'),
  unconfirmed: msg('{name} is on Sprig, not yet confirmed to serve vegan food.'),
}
const MAX_NAMED_DISHES = 3

/** Title and description of a details page, from name, cuisines and what there is to eat. */
export function detailsMeta(restaurant: Restaurant): PageMeta {
  const { name, cuisine, diet, veganOptions, address } = restaurant
  const cuisines = listCuisines(cuisine)
  const dishes = veganOptions.slice(0, MAX_NAMED_DISHES).map(({ option }) => option)
  const sentences = [
    t(SENTENCES[diet], { name }),
    cuisines && t('Cuisine: {cuisines}.', { cuisines }),
    dishes.length > 0 && t('On the menu: {dishes}.', { dishes: listed(dishes) }),
    address && `${address}.`,
  ]
  return {
    title: cuisines ? `${name}: ${cuisines} | Sprig` : `${name} | Sprig`,
    description: sentences.filter((sentence) => sentence).join(space()),
  }
}
