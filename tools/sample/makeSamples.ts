import { type Area, area } from './area.ts'
import { AREAS } from './areas.ts'
import { DishDealer } from './invent.ts'
import { KITCHENS, kitchenOf, placeNames } from './kitchens.ts'
import { POP_UPS } from './popUps.ts'
import { randomFrom } from './random.ts'
import { type Assigned, inventListing, type SampleListing } from './sampleListing.ts'
import { CHAINS, LONELY, UNUSUAL } from './singular.ts'

/** The invented places, the same each time but for how long the pop-ups stay; `now` in milliseconds since 1970. */
export function makeSamples(now: number): SampleListing[] {
  const deck = namesInTurn()
  const samples = AREAS.flatMap((one) => {
    const special = specialPlaces(one.city)
    const usual = deck.splice(0, one.places - special.length)
    return placesOf(one, [...special, ...usual], now)
  })
  const nowhere = area(LONELY.state, LONELY.town, 1, LONELY.at)
  const lonely = { ...LONELY, kitchen: kitchenOf(LONELY.kitchen), out: null }
  return [...samples, ...placesOf(nowhere, [lonely], now)]
}

function placesOf(one: Area, places: readonly Assigned[], now: number): SampleListing[] {
  const dealer = new DishDealer(randomFrom(one.city))
  return places.map((place) => inventListing(place, one, dealer, now))
}

/** All names, the kitchens mixed so that any stretch holds a bit of everything. */
function namesInTurn(): Assigned[] {
  const turns = KITCHENS.flatMap((kitchen) => {
    const names = randomFrom(kitchen.names).shuffled(placeNames(kitchen))
    return names.map(({ name, only }, index) => ({
      turn: (index + randomFrom(name).next()) / names.length,
      assigned: { name, kitchen, only, out: null },
    }))
  })
  return turns.sort((a, b) => a.turn - b.turn).map(({ assigned }) => assigned)
}

function specialPlaces(city: string): Assigned[] {
  const chains = CHAINS.filter(({ cities }) => cities.includes(city))
  const unusual = UNUSUAL.filter((one) => one.city === city)
  const popUps = POP_UPS.filter((one) => one.city === city)
  return [
    ...[...chains, ...unusual].map((place) => ({ ...place, out: null })),
    ...popUps.map((place) => ({ ...place, only: null })),
  ].map((place) => ({ ...place, kitchen: kitchenOf(place.kitchen) }))
}
