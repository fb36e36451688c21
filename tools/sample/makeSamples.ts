import { type Area, area } from './area.ts'
import { AREAS } from './areas.ts'
import { dealDiets } from './dealDiets.ts'
import { DishDealer } from './invent.ts'
import { type Assigned, KITCHENS, kitchenOf, placeNames } from './kitchens.ts'
import { POP_UPS } from './popUps.ts'
import { randomFrom } from './random.ts'
import { inventRestaurant, type SampleRestaurant } from './sampleRestaurant.ts'
import { CHAINS, LONELY, UNUSUAL } from './singular.ts'

/** The invented places. Only the times of the pop-ups depend on `now`, in milliseconds since 1970. */
export function makeSamples(now: number): SampleRestaurant[] {
  const deck = namesInTurn()
  const samples = AREAS.flatMap((one) => {
    const special = specialPlaces(one.city)
    const usual = deck.splice(0, one.places - special.length)
    return placesOf(one, [...special, ...usual], now)
  })
  const nowhere = area(LONELY.state, LONELY.town, 1, LONELY.at)
  const lonely = { ...LONELY, cuisine: null, kitchen: kitchenOf(LONELY.kitchen), out: null }
  return [...samples, ...placesOf(nowhere, [lonely], now)]
}

function placesOf(one: Area, places: readonly Assigned[], now: number): SampleRestaurant[] {
  const dealer = new DishDealer(randomFrom(one.city))
  const diets = dealDiets(one.city, places)
  return places.map((place, index) => {
    const quarter = one.quarters[index % one.quarters.length]
    if (quarter === undefined) throw new Error(`${one.town} has no quarter`)
    return inventRestaurant(
      { ...place, diet: diets[index] ?? 'options' },
      one,
      quarter,
      dealer,
      now,
    )
  })
}

/** All names, mixed so that any part has different kitchens. */
function namesInTurn(): Assigned[] {
  const turns = KITCHENS.flatMap((kitchen) => {
    const names = randomFrom(kitchen.cuisine[0]).shuffled(placeNames(kitchen))
    return names.map((place, index) => ({
      turn: (index + randomFrom(place.name).next()) / names.length,
      assigned: { ...place, kitchen, out: null },
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
    ...popUps.map((place) => ({ ...place, diet: null })),
  ].map((place) => ({ ...place, cuisine: null, kitchen: kitchenOf(place.kitchen) }))
}
