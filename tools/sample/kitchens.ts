import { DIETS, type Diet } from '../../worker/contract/diet.ts'
import { AFRICA } from './kitchens/africa.ts'
import { AMERICAN_TABLE } from './kitchens/americanTable.ts'
import { COUNTERS } from './kitchens/counters.ts'
import { EAST_ASIA } from './kitchens/eastAsia.ts'
import { EUROPE } from './kitchens/europe.ts'
import { GARDEN_KITCHENS } from './kitchens/gardenKitchens.ts'
import type { Kitchen } from './kitchens/kitchen.ts'
import { LATIN_AMERICA } from './kitchens/latinAmerica.ts'
import { MEDITERRANEAN } from './kitchens/mediterranean.ts'
import { SOUTH_ASIA } from './kitchens/southAsia.ts'
import { SOUTH_EAST_ASIA } from './kitchens/southEastAsia.ts'
import type { PopUp } from './popUps.ts'

export const KITCHENS: readonly Kitchen[] = [
  ...AMERICAN_TABLE,
  ...LATIN_AMERICA,
  ...SOUTH_ASIA,
  ...EAST_ASIA,
  ...SOUTH_EAST_ASIA,
  ...MEDITERRANEAN,
  ...AFRICA,
  ...EUROPE,
  ...COUNTERS,
  ...GARDEN_KITCHENS,
]

/** The kitchen whose first cuisine this is. */
export function kitchenOf(cuisine: string): Kitchen {
  const kitchen = KITCHENS.find((one) => one.cuisine[0] === cuisine)
  if (kitchen === undefined) throw new Error(`no kitchen cooks ${cuisine}`)
  return kitchen
}

interface PlaceName {
  name: string
  diet: Diet | null
  cuisine: string | null
}

/** A name with the kitchen that goes with it. */
export interface Assigned extends PlaceName {
  kitchen: Kitchen
  /** Null for a restaurant with a fixed place. */
  out: PopUp['out'] | null
}

export interface Dish {
  name: string
  dollars: number
  description: string
}

/** The vegan dishes of a kitchen by the heading of their section. */
export function dishesBySection(kitchen: Kitchen): [heading: string, dishes: Dish[]][] {
  return Object.entries(kitchen.sections).map(([heading, text]) => [
    heading,
    linesOf(text).map(dish),
  ])
}

export function drinksOf(kitchen: Kitchen): Dish[] {
  return linesOf(kitchen.drinks).map(dish)
}

/** The names of a kitchen's places, each with the diet or the cuisine that it implies. */
export function placeNames(kitchen: Kitchen): PlaceName[] {
  return linesOf(kitchen.names).map((line) => {
    const [name = '', promise = null] = line.split(' = ')
    const diet = DIETS.find((one) => one === promise) ?? null
    return { name, diet, cuisine: diet === null ? promise : null }
  })
}

function dish(line: string): Dish {
  const [name = '', dollars, description = ''] = line.split(' | ')
  return { name, dollars: Number(dollars), description }
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
