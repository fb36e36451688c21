import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeInput } from '../../testing/restaurants.ts'
import { saveRestaurants } from '../saving/saveRestaurants.ts'
import { findNearby } from './findNearby.ts'
import { suggestDishes, suggestRestaurants } from './suggest.ts'

const BOSTON = { lat: 42.36, lng: -71.06 }
const LONDON = { lat: 51.5, lng: -0.1 }

function serving(id: string, dishes: string[], place = BOSTON, name = 'Kitchen') {
  const veganOptions = dishes.map((option, index) => ({ option, description: '', index }))
  return makeInput({ id, name, place, veganOptions })
}

beforeAll(async () => {
  await saveRestaurants(
    env.DB,
    [
      serving('r1', ['Pad Thai', 'Green curry'], BOSTON, 'Thai Pot'),
      { ...serving('r2', ['pad thai', 'Crème brûlée'], LONDON, 'Pot'), address: '2 Kiln Lane' },
      serving('r3', ['Pad See Ew'], { lat: 42.37, lng: -71.07 }, 'Big Pot'),
      serving('r4', ['Pho'], LONDON, 'Potato House'),
      serving('r5', ['Pho'], LONDON, 'L’Osteria'),
      serving('r6', ['Pho'], LONDON, 'Bar Oneill'),
      serving('r7', ['Pho'], LONDON, 'OʼNeill'),
      serving('r8', ['Pho'], LONDON, 'Dangelo Bar'),
      serving('r9', ['Pho'], LONDON, 'Dangelo'),
    ],
    { by: 'import', at: 0 },
  )
})

describe('suggestRestaurants', () => {
  it('suggests near ones first, then the best name', async () => {
    const near = await suggestRestaurants(env.DB, 'pot', BOSTON)
    expect(near.map((one) => one.name)).toEqual(['Thai Pot', 'Big Pot', 'Pot', 'Potato House'])
    const anywhere = await suggestRestaurants(env.DB, 'pot')
    expect(anywhere.map((one) => one.name)).toEqual(['Pot', 'Potato House', 'Big Pot', 'Thai Pot'])
    expect(anywhere[0]).toEqual({ _id: 'r2', name: 'Pot', address: '2 Kiln Lane', ...LONDON })
  })

  it('finds a name in which the apostrophe is left out', async () => {
    for (const input of ['losteria', "l'osteria", 'l osteria', 'osteria']) {
      const found = await suggestRestaurants(env.DB, input)
      expect(found.map((one) => one.name)).toEqual(['L’Osteria'])
    }
  })

  it('finds a name that leaves out the typed apostrophe, the whole name first', async () => {
    for (const input of ["d'angelo", 'D’Angelo']) {
      const found = await suggestRestaurants(env.DB, input)
      expect(found.map((one) => one.name)).toEqual(['Dangelo', 'Dangelo Bar'])
    }
  })

  it('takes a name without its apostrophe for the whole name', async () => {
    const found = await suggestRestaurants(env.DB, 'oneill')
    expect(found.map((one) => one.name)).toEqual(['OʼNeill', 'Bar Oneill'])
  })

  it('searches names only, and suggests nothing for a text without words', async () => {
    expect(await suggestRestaurants(env.DB, 'curry')).toEqual([])
    expect(await suggestRestaurants(env.DB, '🍜 *')).toEqual([])
  })
})

describe('suggestDishes', () => {
  it('suggests dishes by any of their words, the most frequent first', async () => {
    expect(await suggestDishes(env.DB, 'pad')).toEqual([
      { dish: 'Pad Thai', count: 2 },
      { dish: 'Pad See Ew', count: 1 },
    ])
    expect(await suggestDishes(env.DB, 'brul')).toEqual([{ dish: 'Crème brûlée', count: 1 }])
    expect(await suggestDishes(env.DB, 'thai pad')).toEqual([{ dish: 'Pad Thai', count: 2 }])
    expect(await suggestDishes(env.DB, '--')).toEqual([])
  })

  it('suggests a dish that leaves out the typed apostrophe', async () => {
    await saveRestaurants(
      env.DB,
      [serving('r11', ['Dangelo Pizza', 'Angelo Salad']), serving('r12', ['Pizza d’Angelo'])],
      { by: 'import', at: 0 },
    )
    const dishesFor = async (input: string) =>
      (await suggestDishes(env.DB, input)).map(({ dish }) => dish)
    expect(await dishesFor("d'angelo")).toEqual(['Dangelo Pizza', 'Pizza d’Angelo'])
    expect(await dishesFor("d'ang")).toEqual(['Dangelo Pizza', 'Pizza d’Angelo'])
    expect(await dishesFor("pizza d'angelo")).toEqual(['Dangelo Pizza', 'Pizza d’Angelo'])
  })

  it('searches the names of dishes, not their descriptions', async () => {
    const described = Array.from({ length: 120 }, (_, i) =>
      makeInput({
        id: `osm-node-${i}`,
        veganOptions: [{ option: 'Bowl', description: 'With seitan and rice.', index: 0 }],
      }),
    )
    await saveRestaurants(env.DB, [...described, serving('r10', ['Seitan kebab'])], {
      by: 'import',
      at: 0,
    })
    expect(await suggestDishes(env.DB, 'seit')).toEqual([{ dish: 'Seitan kebab', count: 1 }])
    const found = await findNearby(env.DB, { ...BOSTON, distanceKm: 1, keywords: 'seitan ric' }, 0)
    expect([found.total, found.restaurants[0]?.veganOptions[0]?.option]).toEqual([120, 'Bowl'])
  })
})
