import { DIETS, type Diet } from '../../worker/contract/diet.ts'
import type { Assigned } from './kitchens.ts'
import { randomFrom } from './random.ts'

const POP_UP = { vegan: 60, vegetarian: 0, options: 40, unconfirmed: 0 }
const PLACES_PER_UNCONFIRMED = 6

/**
 * A diet level for each place of a city: what its name promises, else random. Searches leave unconfirmed places out, so a small
 * city gets few of them, and each city gets a vegan place unless the names prevent it.
 */
export function dealDiets(city: string, places: readonly Assigned[]): Diet[] {
  let unconfirmed = 0
  const diets = places.map(({ name, kitchen, out, diet }) => {
    const drawn = diet ?? draw(`${city} ${name}`, out === null ? kitchen.diets : POP_UP)
    if (drawn === 'unconfirmed') unconfirmed++
    return unconfirmed > places.length / PLACES_PER_UNCONFIRMED && drawn === 'unconfirmed'
      ? 'options'
      : drawn
  })
  const free = places.findLastIndex(({ diet }) => diet === null)
  if (free >= 0 && !diets.includes('vegan')) diets[free] = 'vegan'
  return diets
}

function draw(seed: string, chances: Readonly<Record<Diet, number>>): Diet {
  let rest = randomFrom(seed).next() * 100
  for (const diet of DIETS) {
    rest -= chances[diet]
    if (rest < 0) return diet
  }
  return 'options'
}
