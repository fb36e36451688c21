import { screen } from '@testing-library/react'
import type { Restaurant } from '../../worker/contract/restaurant.ts'
import { signIn } from '../account/auth.ts'
import { OwnedList } from '../listing/owned/OwnedList.tsx'
import { type FakeAnswers, fakeApi } from './fakeApi.ts'
import { resetFakeMap } from './fakeMap.ts'
import { makeRestaurant } from './makeRestaurant.ts'
import { renderVisit } from './renderVisit.tsx'

export const OWNED = 'GET /api/restaurants/owned_restaurants'
export const TOGGLE = 'PUT /api/restaurants/popup/toggle/r1'
export const truck = makeRestaurant({ _id: 'r1', name: 'Truck', status: 'OFFLINE' })
export const shop = makeRestaurant({ _id: 'r2', name: 'Shop' })
export const theSwitch = () => screen.findByRole('switch', { name: 'Truck is out now' })

/** The list of the user's own restaurants; returns the calls. */
export function openOwned(
  restaurants: Restaurant[],
  answers: FakeAnswers = {},
  groups = ['r1', 'r2'],
) {
  resetFakeMap()
  const seen = fakeApi({
    [OWNED]: { body: restaurants },
    'GET /api/reports': { body: [] },
    ...answers,
  })
  signIn({ token: 't', user: { id: 'u', email: 'me@sprig.test', groups } })
  renderVisit(<OwnedList />, '/admin')
  return seen
}
