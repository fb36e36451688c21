import type { Diet } from '../../worker/contract/diet.ts'
import { HOUR_MS, MINUTE_MS } from '../../worker/contract/durations.ts'
import { emptyFields } from '../../worker/contract/restaurants/fieldNames.ts'
import type { RestaurantInput } from '../../worker/restaurants/restaurantInput.ts'
import { wordsOf } from '../../worker/restaurants/words/words.ts'
import type { Area, Quarter } from './area.ts'
import { OPENING_HOURS } from './hours.ts'
import {
  type DishDealer,
  inventCuisines,
  inventDishCount,
  inventPlace,
  inventRating,
  inventWebsite,
} from './invent.ts'
import type { Assigned, Dish } from './kitchens.ts'
import { writeMenu } from './menu.ts'
import type { PopUp } from './popUps.ts'
import { type Random, randomFrom } from './random.ts'
import { inventAddress, inventCorner } from './streets.ts'

export interface SampleRestaurant extends RestaurantInput {
  /** Markdown. */
  menu: string | null
}

const MENU_SHARE = 0.46

/** All data of one place, from its own random numbers. `now` in milliseconds since 1970. */
export function inventRestaurant(
  { name, kitchen, out, diet, cuisine }: Assigned & { diet: Diet },
  { city, town, state }: Area,
  quarter: Quarter,
  dealer: DishDealer,
  now: number,
): SampleRestaurant {
  const id = idOf(city, name)
  const random = randomFrom(id)
  const count = Math.max(inventDishCount(random, diet), out === null ? 0 : 2)
  const veganOptions = dealer.deal(kitchen, name, count).map(toOption)
  const hasMenu = out === null && count > 1 && random.next() < MENU_SHARE
  return {
    ...emptyFields(),
    id,
    name,
    cuisine: inventCuisines(random, kitchen, cuisine),
    place: out === 'never' ? null : inventPlace(random, quarter),
    veganOptions,
    rating: inventRating(random, diet),
    address: addressOf(random, out, town, state, quarter),
    status: out === null ? 'RESTAURANT' : out === 'now' ? 'ONLINE' : 'OFFLINE',
    onlineUntil: out === 'now' ? closingTime(random, now) : null,
    website: inventWebsite(random, name),
    diet,
    openingHours: out || random.next() < 0.12 ? null : random.pick(OPENING_HOURS[kitchen.hours]),
    source: 'sample',
    ...(out === 'now' ? { onlineSince: openingTime(id, now) } : {}),
    menu: hasMenu
      ? writeMenu(random, kitchen, diet, veganOptions, diet === 'vegan' ? 0.7 : 0.35)
      : null,
  }
}

/** sample-boston-copper-griddle, or a made-up ending when the name has no Latin letters. */
function idOf(city: string, name: string): string {
  const words = wordsOf(name).filter((word) => /^[a-z0-9]+$/.test(word))
  const made = randomFrom(`${city} ${name}`)
    .whole(32 ** 5, 32 ** 6 - 1)
    .toString(32)
  return ['sample', ...city.split('_'), ...(words.length > 0 ? words.slice(0, 5) : [made])].join(
    '-',
  )
}

function toOption({ name, description }: Dish, index: number) {
  return { option: name, description, index }
}

function addressOf(
  random: Random,
  out: PopUp['out'] | null,
  town: string,
  state: string,
  quarter: Quarter,
): string | null {
  if (out === null) return inventAddress(random, town, state, quarter)
  return out === 'now' ? inventCorner(random, town, state, quarter) : null
}

/** A few minutes to two hours ago. */
function openingTime(id: string, now: number): number {
  return now - randomFrom(`${id} since`).whole(3, 120) * MINUTE_MS
}

/** Three to nine hours ahead, at a full or half hour. */
function closingTime(random: Random, now: number): number {
  const half = HOUR_MS / 2
  return Math.ceil(now / half) * half + random.whole(6, 16) * half
}
