import { screen } from '@testing-library/react'
import { Route } from 'wouter'
import type { Restaurant } from '../../worker/contract/restaurant.ts'
import { signIn } from '../account/auth.ts'
import { EditPage } from '../listing/edit/EditPage.tsx'
import { type FakeAnswers, fakeApi } from './fakeApi.ts'
import { makeRestaurant } from './makeRestaurant.ts'
import { renderVisit } from './renderVisit.tsx'

export const ID = 'r000000000000001'
export const GET = `GET /api/restaurants/${ID}`
export const PUT = `PUT /api/restaurants/${ID}`
export const curry = { option: 'Curry', description: 'green', index: 0 }
export const soup = { option: 'Soup', description: 'hot', index: 1 }

/** The edit page of a restaurant with two dishes, for its owner unless `groups` say otherwise. */
export async function renderEdit(
  answers: FakeAnswers = {},
  parts: Partial<Restaurant> = {},
  groups: string[] = [ID],
  account = 'u',
) {
  const restaurant = makeRestaurant({ veganOptions: [curry, soup], ...parts })
  const seen = fakeApi({
    [GET]: { body: restaurant },
    [PUT]: ({ body }) => ({ body: { ...restaurant, ...(body as object), version: 2 } }),
    'GET /api/restaurants/cuisines': { body: ['thai', 'pizza'] },
    ...answers,
  })
  signIn({ token: 't', user: { id: account, email: 'me@sprig.test', groups } })
  const { path } = renderVisit(
    <Route path="/:id/edit">
      <EditPage />
    </Route>,
    `/${ID}/edit`,
  )
  await screen.findByText(/^Save changes$|^This restaurant has an owner/)
  return { path, sent: () => seen.filter(({ method }) => method === 'PUT') }
}
