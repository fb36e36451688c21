import type { Diet } from '../../worker/contract/diet.ts'
import type { Quarter } from './area.ts'

/** Places with the same name in several cities: somebody who adds another is offered these to copy from. */
interface Singular {
  name: string
  kitchen: string
  /** The diet that the name implies. */
  diet: Diet | null
}

export const CHAINS: readonly (Singular & { cities: readonly string[] })[] = [
  {
    name: 'Lantern & Leek',
    kitchen: 'chinese',
    diet: 'vegan',
    cities: ['boston', 'cambridge', 'new_york', 'brooklyn'],
  },
  {
    name: 'Second Crumb',
    kitchen: 'bakery',
    diet: 'vegetarian',
    cities: ['boston', 'providence', 'new_haven'],
  },
]

/** Extreme names that a page must be able to show. */
export const UNUSUAL: readonly (Singular & { city: string })[] = [
  {
    name: 'The Society of Slow Sunday Suppers and Seasonal Vegetable Pies near the Old Tannery Bridge',
    kitchen: 'comfort-food',
    diet: 'vegan',
    city: 'boston',
  },
  { name: 'M', kitchen: 'contemporary', diet: 'vegan', city: 'boston' },
  { name: 'R&B’s “Best” Noodles — No. 7½', kitchen: 'thai', diet: null, city: 'boston' },
  { name: 'ใบเตย', kitchen: 'thai', diet: null, city: 'boston' },
  { name: 'فلافل الياسمين', kitchen: 'middle-eastern', diet: 'vegan', city: 'boston' },
  { name: 'दिल्ली दरबार', kitchen: 'indian', diet: 'vegetarian', city: 'boston' },
  {
    name: 'Ó Súilleabháin’s Café-Bäckerei “Zum Süßen Öfchen”',
    kitchen: 'cafe',
    diet: null,
    city: 'new_york',
  },
]

/** One place with nothing else for many miles, for the shortest of lists. */
export const LONELY: Singular & { town: string; state: string; at: Quarter } = {
  name: 'Last Light Canteen',
  kitchen: 'diner',
  diet: 'options',
  town: 'Tonopah',
  state: 'NV',
  at: [38.0672, -117.2301, '89049'],
}
