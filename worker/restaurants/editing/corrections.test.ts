import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { DetailsAnswer } from '../../contract/restaurants/editing.ts'
import type { MenuDish, MenuDishesAnswer } from '../../contract/restaurants/menuDishes.ts'
import { change, resultOf, storeOwned, storeRestaurant } from '../../testing/editing.ts'
import { makePerson, type Person } from '../../testing/people.ts'
import { request } from '../../testing/request.ts'
import { makeInput } from '../../testing/restaurants.ts'
import { reindex } from '../derived/reindex.ts'
import { saveMenus } from '../saving/saveMenus.ts'
import { saveRestaurants } from '../saving/saveRestaurants.ts'
import { readHistory } from './history/store.ts'

const noun = 'restaurantDetails'
const IMPORT = { by: 'import', at: 1 }
const MENU = `## Mains
- **Lentil Dal**, $9
  Red lentils, tomato, ginger
- **House "Special" Curry**, $12
- **Butter Chicken**, $14`
const CURRY = 'House "Special" Curry'

let id = ''
let owner: Person

beforeEach(async () => {
  ;({ id, owner } = await storeOwned({ veganOptions: [] }))
  await saveMenus(env.DB, [{ restaurantId: id, menu: MENU }], IMPORT)
})

const say = (dish: unknown, verdict: unknown, by?: Person) =>
  change('PUT', id, { noun, rest: '/dishes', body: { dish, verdict }, ...(by && { by }) })

async function dishNamed(name: string, by = owner): Promise<MenuDish | undefined> {
  const answer = await change('GET', id, { noun, rest: '/dishes', by })
  const { dishes } = await answer.json<MenuDishesAnswer>()
  return dishes.find((dish) => dish.name === name)
}

async function counts(): Promise<DetailsAnswer['dishes']> {
  return (await (await request(`/api/${noun}/${id}`)).json<DetailsAnswer>()).dishes
}

describe('a dish of which we are unsure', () => {
  it('comes with its question for everybody', async () => {
    expect(await dishNamed(CURRY)).toMatchObject({
      verdict: 'unsure',
      ask: expect.stringMatching(/^Ask /),
      correction: null,
    })
    expect(await dishNamed('Lentil Dal')).toMatchObject({ verdict: 'vegan', ask: null })
    expect((await counts())?.questions).toEqual([
      { dish: CURRY, ask: expect.stringMatching(/^Ask /) },
    ])
  })

  it('comes without the question where another version stored its reason', async () => {
    await env.DB.prepare(
      `UPDATE restaurant_details SET questions = replace(questions, '"code":"', '"code":"new') WHERE restaurant_id = ?`,
    )
      .bind(id)
      .run()
    const answer = await counts()
    expect(answer).toMatchObject({ all: 3, vegan: 1 })
    expect(answer).not.toHaveProperty('questions')
  })
})

describe('PUT /api/restaurantDetails/{id}/dishes', () => {
  it('stores the verdict, the corrector and the time, which everybody can read', async () => {
    const answer = await say(CURRY, 'vegan', owner)
    const { version, dishes } = await answer.json<MenuDishesAnswer>()
    expect(version).toBe(3)
    const said = {
      dish: CURRY,
      verdict: 'vegan',
      by: 'owner',
      at: expect.stringMatching(/^20.*Z$/),
    }
    expect(dishes.find(({ name }) => name === CURRY)).toMatchObject({ ask: null, correction: said })
    expect(await counts()).toEqual({
      ...{ all: 3, vegan: 2, names: ['Lentil Dal', CURRY] },
      corrections: [said],
    })
    await say('lentil  DAL', 'not-vegan', owner)
    expect(await counts()).toMatchObject({ vegan: 1, names: [CURRY] })
  })

  it('is in the history, and a revert takes it back', async () => {
    await say(CURRY, 'vegan', owner)
    await say(CURRY, 'not-vegan', owner)
    expect(await readHistory(env.DB, id)).toMatchObject([
      { version: 4, by: owner.id, changes: { 'dish:House Special Curry': ['vegan', 'not-vegan'] } },
      { version: 3, by: owner.id, changes: { 'dish:House Special Curry': [null, 'vegan'] } },
    ])
    await change('POST', id, { rest: '/history/3/revert', by: owner })
    expect(await dishNamed(CURRY)).toMatchObject({ correction: { verdict: 'vegan' } })
    await change('POST', id, { rest: '/history/2/revert', by: owner })
    expect(await dishNamed(CURRY)).toMatchObject({ correction: null })
    expect((await counts())?.corrections).toBeUndefined()
  })

  it('is taken back with null, and a repetition writes nothing', async () => {
    await say(CURRY, 'vegan', owner)
    await say(CURRY, 'vegan', owner)
    await say(CURRY, null, owner)
    await say(CURRY, null, owner)
    expect(await readHistory(env.DB, id)).toHaveLength(2)
    expect(await dishNamed(CURRY)).toMatchObject({ correction: null })
  })

  it('is not changed by an import, the reader or a new index', async () => {
    await say('Lentil Dal', 'not-vegan', owner)
    const newer = `${MENU}\n- **Chana Masala**, $10\n  Chickpeas, tomato, onion`
    await saveMenus(env.DB, [{ restaurantId: id, menu: newer }], IMPORT)
    expect(await counts()).toMatchObject({ all: 4, names: ['Chana Masala'] })
    await reindex(env.DB)
    expect(await counts()).toMatchObject({ all: 4, names: ['Chana Masala'] })
    await change('PUT', id, { noun, by: owner, body: { menu: MENU } })
    expect(await counts()).toMatchObject({ all: 3, vegan: 0 })
    expect(await dishNamed('Lentil Dal')).toMatchObject({ correction: { verdict: 'not-vegan' } })
  })

  it('does not stop imports from changing the restaurant', async () => {
    id = await storeRestaurant({ id: 'rcorrected000001', source: 'osm' })
    await saveMenus(env.DB, [{ restaurantId: id, menu: MENU }], IMPORT)
    expect(await resultOf(say(CURRY, 'vegan', await makePerson()))).toBe('200')
    const renamed = makeInput({ id, source: 'osm', name: 'Renamed there' })
    await saveRestaurants(env.DB, [renamed], { by: 'import', at: 9 })
    const answer = await request(`/api/restaurants/${id}`)
    expect(await answer.json()).toMatchObject({ name: 'Renamed there' })
    expect(await counts()).toMatchObject({ corrections: [{ dish: CURRY, by: 'member' }] })
  })

  it('refuses a body without a verdict, and a dish that is not on the menu', async () => {
    expect(await resultOf(say(CURRY, 'maybe', owner))).toBe('400 invalid')
    expect(await resultOf(say('', 'vegan', owner))).toBe('400 invalid')
    expect(await resultOf(say('x'.repeat(301), 'vegan', owner))).toBe('400 invalid')
    expect(await resultOf(say('Pizza', 'vegan', owner))).toBe('404 not_found')
    expect(await readHistory(env.DB, id)).toEqual([])
  })

  it('is for those who may edit the restaurant', async () => {
    expect(await resultOf(say(CURRY, 'vegan'))).toBe('401 unauthenticated')
    const stranger = await makePerson()
    expect(await resultOf(say(CURRY, 'vegan', stranger))).toBe('403 forbidden')
    const list = change('GET', id, { noun, rest: '/dishes' })
    expect(await resultOf(list)).toBe('401 unauthenticated')
    expect((await dishNamed(CURRY, stranger))?.correction).toBeNull()
    for (const [by, rights] of [
      [stranger, 'no'],
      [owner, 'owner'],
    ] as const) {
      const { headers } = await change('GET', id, { noun, rest: '/dishes', by })
      expect(headers.get('x-may-edit')).toBe(rights)
    }
    const none = { noun, rest: '/dishes', by: owner } as const
    expect(await resultOf(change('GET', 'rnothing00000000', none))).toBe('404 not_found')
  })
})
