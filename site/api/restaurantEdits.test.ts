import { expect, it } from 'vitest'
import { recentChanges } from '../device/changedRestaurants.ts'
import { fakeApi } from '../testing/fakeApi.ts'
import { makeRestaurant } from '../testing/makeRestaurant.ts'
import { type NewRestaurant, postRestaurant } from './adding/creating.ts'
import {
  confirmRestaurant,
  deleteRestaurant,
  putRestaurant,
  reopenRestaurant,
  restoreRestaurant,
  revertTo,
  togglePopUp,
} from './restaurantEdits.ts'

const before = makeRestaurant({ _id: 'r1', version: 3 })
const after = { ...before, version: 4 }
const created: NewRestaurant = {
  name: 'New',
  cuisine: ['thai'],
  metadata: { isGoogle: false },
  veganOptions: [],
  status: 'RESTAURANT',
}
const AT = '/api/restaurants/r1'

it.each([
  ['an edit', `PUT ${AT}`, () => putRestaurant('r1', before)],
  ['a confirmation', `POST ${AT}/confirm`, () => confirmRestaurant('r1', before)],
  ['an opening', `POST ${AT}/reopen`, () => reopenRestaurant('r1')],
  ['a revert', `POST ${AT}/history/2/revert`, () => revertTo('r1', 2, 3)],
  [
    'a pop-up that goes out',
    'PUT /api/restaurants/popup/toggle/r1',
    () => togglePopUp('r1', { status: 'ONLINE', place: null }),
  ],
  ['a creation', 'POST /api/restaurants', () => postRestaurant(created, 'key')],
])('%s is noted for lists that were read before', async (_what, path, send) => {
  fakeApi({ [path]: { body: after } })
  await send()
  expect(recentChanges()).toMatchObject([{ id: 'r1', restaurant: { version: 4 } }])
})

it('a deletion is noted until it is undone', async () => {
  fakeApi({ [`DELETE ${AT}`]: { status: 204 }, [`POST ${AT}/restore`]: { status: 204 } })
  await deleteRestaurant('r1')
  expect(recentChanges()).toMatchObject([{ id: 'r1', restaurant: null }])
  await restoreRestaurant('r1')
  expect(recentChanges()).toEqual([])
})
