import { expect, it } from 'vitest'
import type { WholeAnswer, WithinAnswer } from '../../contract/restaurants/keeping.ts'
import { change, resultOf, storeOwned, storeRestaurant } from '../../testing/editing.ts'
import { makePerson } from '../../testing/people.ts'
import { request } from '../../testing/request.ts'

const read = async <T>(path: string): Promise<T> => (await request(path)).json<T>()

it('answers with restaurants and their menus, and leaves out deleted ones', async () => {
  const { id, owner } = await storeOwned({ name: 'With a menu' })
  await change('PUT', id, {
    noun: 'restaurantDetails',
    by: owner,
    body: { menu: '# Menu\n- Vegan pie' },
  })
  const bare = await storeRestaurant({ name: 'Bare' })
  const gone = await storeRestaurant({ name: 'Gone' })
  await change('DELETE', gone, { by: await makePerson({ roles: ['admin'] }) })
  const { restaurants } = await read<WholeAnswer>(
    `/api/restaurants/whole?id=${id}&id=${bare}&id=${gone}&id=r-never-was`,
  )
  const byName = Object.fromEntries(restaurants.map((one) => [one.restaurant.name, one]))
  expect(Object.keys(byName).sort()).toEqual(['Bare', 'With a menu'])
  expect(byName['With a menu']).toMatchObject({
    menu: '# Menu\n- Vegan pie',
    dishes: { all: 1, vegan: 1 },
  })
  expect(byName.Bare).toMatchObject({ menu: null, restaurant: { _id: bare } })
})

it('names all within a circle, the nearest first and whatever their diet', async () => {
  const at = (lat: number) => ({ lat, lng: -150 })
  const far = await storeRestaurant({ place: at(10.05), diet: 'vegan' })
  const near = await storeRestaurant({ place: at(10.001), diet: 'unconfirmed' })
  await storeRestaurant({ place: at(11) })
  const path = '/api/restaurants/within?lat=10&long=-150&distance=10'
  expect(await read<WithinAnswer>(path)).toEqual({ ids: [near, far] })
  expect(await read<WithinAnswer>(path.replace('lat=10', 'lat=-60'))).toEqual({ ids: [] })
})

it.each([
  '/whole',
  `/whole?${Array.from({ length: 51 }, (_, n) => `id=r${n}`).join('&')}`,
  '/within?lat=10&long=10',
  '/within?lat=10&long=10&distance=51',
  '/within?lat=10&long=10&distance=0x1f',
  '/within?lat=91&long=10&distance=5',
])('refuses what is not valid: %#', async (path) => {
  expect(await resultOf(request(`/api/restaurants${path}`))).toBe('400 invalid')
})
