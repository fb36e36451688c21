import type { Diet } from '../../worker/contract/diet.ts'
import { MAX_VEGAN_OPTIONS } from '../../worker/contract/limits.ts'
import { toMetre } from '../../worker/contract/places/coordinates.ts'
import { METRES_PER_DEGREE } from '../../worker/contract/places/distance.ts'
import type { LatLng } from '../../worker/contract/search.ts'
import { wordsOf } from '../../worker/restaurants/words/words.ts'
import type { Quarter } from './area.ts'
import type { Kitchen } from './kitchens/kitchen.ts'
import { type Dish, dishesBySection } from './kitchens.ts'
import type { Random } from './random.ts'

const QUARTER_METRES = 380

/** A point in the quarter, evenly over a circle, to five decimals. */
export function inventPlace(random: Random, [lat, lng]: Quarter): LatLng {
  const away = (QUARTER_METRES * Math.sqrt(random.next())) / METRES_PER_DEGREE
  const angle = random.next() * 2 * Math.PI
  return {
    lat: toMetre(lat + away * Math.sin(angle)),
    lng: toMetre(lng + (away * Math.cos(angle)) / Math.cos((lat * Math.PI) / 180)),
  }
}

/** The number of entered dishes: most at vegan places, hardly any at unconfirmed ones. */
export function inventDishCount(random: Random, diet: Diet): number {
  const chance = random.next()
  if (diet === 'unconfirmed') return chance < 0.8 ? 0 : 1
  if (diet === 'options') return chance < 0.1 ? 0 : chance < 0.35 ? 1 : random.whole(2, 4)
  return chance < 0.05 ? 1 : random.whole(diet === 'vegan' ? 3 : 2, MAX_VEGAN_OPTIONS)
}

/** Stars to one decimal, mostly a little above four; null without ratings. */
export function inventRating(random: Random, diet: Diet): number | null {
  const isUnrated = random.next() < (diet === 'unconfirmed' ? 0.6 : 0.12)
  const spread = (random.next() + random.next() + random.next() - 1.5) * 0.9
  return isUnrated ? null : Math.round(Math.min(5, 4.3 + spread) * 10) / 10
}

/** An address under .example, which belongs to nobody; null when the name has too few Latin letters for one. */
export function inventWebsite(random: Random, name: string): string | null {
  const words = wordsOf(name.replaceAll(' & ', ' and ')).filter((word) => /^[a-z0-9]+$/.test(word))
  const host = words.slice(0, 5).join('-')
  const form = random.next()
  if (host.length < 4 || form < 0.2) return null
  return form < 0.7 ? `https://www.${host}.example` : `https://${host}.example/menu`
}

/** The kitchen's own cuisine, sometimes with a narrower or a second one. */
export function inventCuisines(
  random: Random,
  kitchen: Kitchen,
  promised: string | null,
): string[] {
  if (promised !== null) return [promised]
  const [first, ...others] = kitchen.cuisine
  return [first, ...others.filter(() => random.next() < 0.35)]
}

/** Deals the dishes of a kitchen, so that the places of one town do not all serve the same three. */
export class DishDealer {
  readonly #random: Random
  readonly #waiting = new Map<Kitchen, Dish[]>()

  constructor(random: Random) {
    this.#random = random
  }

  /** Deals `count` different dishes; one that the place is named after comes first. */
  deal(kitchen: Kitchen, placeName: string, count: number): Dish[] {
    const all = dishesBySection(kitchen)
    const own = new Set(all.flatMap(([heading, dishes]) => namesakes(placeName, heading, dishes)))
    const waiting = this.#waiting.get(kitchen) ?? []
    const dealt: Dish[] = []
    while (dealt.length < count) {
      const isNew = ({ name }: Dish) => !dealt.some((one) => one.name === name)
      if (!waiting.some(isNew)) {
        waiting.push(...this.#random.shuffled(all.flatMap(([, dishes]) => dishes)))
      }
      const favourite = waiting.findIndex((dish) => isNew(dish) && own.has(dish.name))
      const at = dealt.length < 2 && favourite >= 0 ? favourite : waiting.findIndex(isNew)
      dealt.push(...waiting.splice(at, 1))
    }
    this.#waiting.set(kitchen, waiting)
    return dealt
  }
}

/** The dishes that share a word with the place's name: ramen at a ramen bar. */
function namesakes(placeName: string, heading: string, dishes: readonly Dish[]): string[] {
  const words = new Set(wordsOf(placeName).filter((word) => word.length > 3))
  const shares = (text: string) =>
    wordsOf(text).some((word) => words.has(word) || words.has(`${word}s`))
  return dishes.filter(({ name }) => shares(name) || shares(heading)).map(({ name }) => name)
}
