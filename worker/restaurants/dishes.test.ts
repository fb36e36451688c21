import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../contract/durations.ts'
import { keepReading } from '../menus/store.ts'
import { create, newPlace } from '../testing/adding.ts'
import { change, readRestaurant } from '../testing/editing.ts'
import { makePerson } from '../testing/people.ts'

const WEBSITE = 'https://credit.example/menu'

async function read(name: string, readAt: number): Promise<void> {
  const item = { name, description: '', price: '', section: '', marks: [], diets: [] }
  const menu = { items: [item], notes: [], name: null, address: null, geoJson: null }
  const reading = { ...menu, source: WEBSITE }
  await keepReading(env.DB, 'credit.example/menu', reading, { now: readAt, before: 0 })
}

const dish = (option: string) => ({ option, description: 'Good.' })
const sources = (restaurant: { veganOptions: { option: string; source?: string | undefined }[] }) =>
  Object.fromEntries(restaurant.veganOptions.map(({ option, source }) => [option, source]))

it('a dish named by the website when we read it comes from the menu, any other from its creator', async () => {
  const by = await makePerson()
  const readAt = Date.now() - MINUTE_MS
  await read('Smoky Dal', readAt)
  const body = newPlace({ website: WEBSITE, veganOptions: [dish('smoky dal'), dish('Pho')] })
  const added = await readRestaurant(create(by, body))
  expect(sources(added)).toEqual({ 'smoky dal': 'menu', Pho: 'owner' })
  expect(added.veganOptions[0]?.checkedAt).toBe(new Date(readAt).toISOString())

  await read('Pho', Date.now())
  const { _id, ...rest } = added
  const edit = { ...rest, veganOptions: [...rest.veganOptions, dish('Bao')] }
  const edited = await readRestaurant(change('PUT', _id, { by, body: edit }))
  expect(sources(edited)).toEqual({ 'smoky dal': 'menu', Pho: 'owner', Bao: 'owner' })
})

it('ignores a reading that is older than a day or of another page', async () => {
  const by = await makePerson()
  await read('Old Stew', Date.now() - 25 * HOUR_MS)
  for (const website of [WEBSITE, 'https://credit.example/', null]) {
    const body = newPlace({ website, veganOptions: [dish('Old Stew')] })
    expect(sources(await readRestaurant(create(by, body)))).toEqual({ 'Old Stew': 'owner' })
  }
})
