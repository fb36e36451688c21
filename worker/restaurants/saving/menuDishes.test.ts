import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { DetailsAnswer } from '../../contract/restaurants/editing.ts'
import type { PlacesAnswer } from '../../contract/search.ts'
import { change, storeOwned } from '../../testing/editing.ts'
import type { Person } from '../../testing/people.ts'
import { request } from '../../testing/request.ts'
import { reindex } from '../derived/reindex.ts'
import { findNearby } from '../finding/findNearby.ts'
import { saveMenus } from './saveMenus.ts'

const IMPORT = { by: 'import', at: 1 }
const MENU = `## Mains
- **Lentil Dal**, $9
  Red lentils, tomato, ginger, coriander
- **Chana Masala**, $10
  Chickpeas, onion, tomato
- **Butter Chicken**, $14
  Chicken in cream`

const COUNTED = { vegan: 2, all: 3, names: ['Lentil Dal', 'Chana Masala'] }

let places = 0
let place = { lat: 0, lng: 0 }
let id = ''
let owner: Pick<Person, 'token'>

beforeEach(async () => {
  places += 1
  place = { lat: 10 + places, lng: 20 }
  ;({ id, owner } = await storeOwned({ place, veganOptions: [] }))
})

async function isFound(keywords: string): Promise<boolean> {
  const search = { ...place, distanceKm: 1, keywords, cuisines: [] }
  const { restaurants } = await findNearby(env.DB, search, Date.now())
  return restaurants.some(({ _id }) => _id === id)
}

function saveMenu(menu: string): Promise<Response> {
  return change('PUT', id, { noun: 'restaurantDetails', by: owner, body: { menu } })
}

async function dishes(): Promise<unknown> {
  const details = await (await request(`/api/restaurantDetails/${id}`)).json<DetailsAnswer>()
  return details.dishes
}

describe('a menu that is saved', () => {
  it('has the number and the names of its likely vegan dishes', async () => {
    expect(await (await saveMenu(MENU)).json()).toMatchObject({ dishes: { vegan: 2, all: 3 } })
    expect(await dishes()).toEqual(COUNTED)
    await saveMenu('Closed for the summer.')
    expect(await dishes()).toBeUndefined()
  })

  it('is found by its vegan dishes and by no other', async () => {
    expect(await isFound('chana masala')).toBe(false)
    await saveMenu(MENU)
    expect(await isFound('chana masala')).toBe(true)
    expect(await isFound('lentil')).toBe(true)
    expect(await isFound('butter chicken')).toBe(false)
    await saveMenu(MENU.replace('Chana Masala', 'Aloo Gobi'))
    expect(await isFound('chana masala')).toBe(false)
  })

  it('is still found when other fields change, and after a reindex', async () => {
    await saveMenu(MENU)
    await change('PUT', id, { by: owner, body: { name: 'Another name' } })
    expect(await isFound('another lentil dal')).toBe(true)
    await reindex(env.DB)
    expect(await isFound('another lentil dal')).toBe(true)
    expect(await dishes()).toEqual(COUNTED)
  })

  it('goes back with a revert, with its dishes', async () => {
    await saveMenu('Nothing yet.')
    await saveMenu(MENU)
    await change('POST', id, { rest: '/history/2/revert', by: owner })
    expect(await isFound('lentil')).toBe(false)
    expect(await dishes()).toBeUndefined()
  })

  it('has its dishes suggested in the search box, counted by restaurants', async () => {
    const other = await storeOwned({ place })
    const menu = '- Smoked Jackfruit Tacos $9\n- Jackfruit Tacos al Pastor $9\n- Plain rice $2'
    for (const one of [
      { id, owner },
      { id: other.id, owner: other.owner },
    ]) {
      const by = one.owner
      await change('PUT', one.id, { noun: 'restaurantDetails', by, body: { menu } })
    }
    const answer = await request('/api/places/search?input=smoked+jack')
    const offered = await answer.json<PlacesAnswer>()
    expect(offered.dishes).toEqual([{ dish: 'Smoked Jackfruit Tacos', count: 2 }])
  })
})

describe('a menu from a program', () => {
  it('is counted and found, and changes when the program sends another', async () => {
    await saveMenus(env.DB, [{ restaurantId: id, menu: MENU }], IMPORT)
    expect(await dishes()).toEqual(COUNTED)
    expect(await isFound('chana')).toBe(true)
    await saveMenus(env.DB, [{ restaurantId: id, menu: '- Aloo Gobi $8\n- Lentil Dal $9' }], IMPORT)
    expect(await isFound('chana')).toBe(false)
    expect(await isFound('aloo gobi')).toBe(true)
  })

  it('is judged once: saving the same menu again writes nothing', async () => {
    await saveMenus(env.DB, [{ restaurantId: id, menu: MENU }], IMPORT)
    await env.DB.prepare('UPDATE restaurant_details SET vegan_count = 7').run()
    await saveMenus(env.DB, [{ restaurantId: id, menu: MENU }], IMPORT)
    expect(await dishes()).toMatchObject({ vegan: 7, all: 3 })
  })
})
