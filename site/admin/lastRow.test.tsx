import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { signIn } from '../account/auth.ts'
import { fakeApi } from '../testing/fakeApi.ts'
import { makeRestaurant } from '../testing/makeRestaurant.ts'
import { renderVisit } from '../testing/renderVisit.tsx'
import { AdminPage } from './AdminPage.tsx'

const LIST = '/api/users/mailinglist'
const restaurant = makeRestaurant()
const ada = { email: 'ada@x.test', name: 'Ada', city: '', location: null, secretCode: null }
const report = { id: 7, kind: 'moved', note: '', by: null, outcome: null, restaurant }

afterEach(() => {
  window.location.hash = ''
})

/** A tab over lists of one row each. */
function open(hash: string, groups: string[]) {
  window.location.hash = hash
  const at = '2026-11-20T10:00:00.000Z'
  fakeApi({
    [`GET ${LIST}?lat=40.97&long=-73.93&distance=30&limit=50`]: {
      body: [{ ...ada, createdAt: at }],
    },
    [`DELETE ${LIST}/ada%40x.test`]: { status: 204 },
    'GET /api/restaurants/owned_restaurants': { body: [restaurant] },
    [`DELETE /api/restaurants/${restaurant._id}`]: { status: 204 },
    'GET /api/reports': { body: [{ ...report, at }] },
    'POST /api/reports/7/resolve': { body: report },
  })
  signIn({ token: 't', user: { id: 'u', email: 'me@sprig.test', groups } })
  renderVisit(<AdminPage />, '/admin')
}

test.each([
  ['Erase ada@x.test', 'Erase', '#2', ['admin']],
  ['Delete Ruby’s Table', 'Delete', '#3', ['admin']],
  ['Dismiss report', null, '#3', []],
  ['Dismiss report', null, '#4', ['admin']],
])(
  'the focus stays in the tab when "%s" takes the last row away',
  async (name, yes, hash, groups) => {
    open(hash, groups)
    const button = await screen.findByRole('button', { name })
    button.focus()
    fireEvent.click(button)
    if (yes !== null) fireEvent.click(screen.getByText(yes))
    await waitFor(() => expect(button.isConnected).toBe(false))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tabpanel')))
  },
)
