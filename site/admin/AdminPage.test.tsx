import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { signIn } from '../account/auth.ts'
import { fakeApi } from '../testing/fakeApi.ts'
import { renderVisit } from '../testing/renderVisit.tsx'
import { AdminPage } from './AdminPage.tsx'

const LIST = 'GET /api/users/mailinglist?lat=40.97&long=-73.93&distance=30&limit=50'
const OWNED = 'GET /api/restaurants/owned_restaurants'

afterEach(() => {
  window.location.hash = ''
})

function open(groups: string[], answers: Parameters<typeof fakeApi>[0], hash = '') {
  window.location.hash = hash
  const seen = fakeApi(answers)
  signIn({ token: 'secret', user: { id: 'u', email: 'me@sprig.test', groups } })
  renderVisit(<AdminPage />, '/admin')
  return seen
}

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
const chosen = () => screen.getByRole('tab', { selected: true }).textContent

test('a member without roles sees only their restaurants, whatever the address asks for', async () => {
  const seen = open([], { [OWNED]: { body: [] } }, '#2')
  expect(tabs()).toEqual(['Manage My Restaurants'])
  expect(chosen()).toBe('Manage My Restaurants')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My restaurants')
  await screen.findByText(/You don't manage any restaurants yet/)
  expect(seen.map(({ path }) => path)).toEqual(['/api/restaurants/owned_restaurants'])
})

test('the third tab is the default, and the digit in the address chooses another', async () => {
  open(['admin'], { [LIST]: { body: [] } })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Admin')
  expect(chosen()).toBe('Manage My Restaurants')
  fireEvent.click(screen.getByRole('tab', { name: 'Send Account Invitations' }))
  await waitFor(() => expect(chosen()).toBe('Send Account Invitations'))
  expect(window.location.hash).toBe('#2')
  act(() => window.history.back())
  await waitFor(() => expect(chosen()).toBe('Manage My Restaurants'))
  fireEvent.click(screen.getByRole('tab', { name: 'Send Account Invitations' }))
  await waitFor(() => expect(chosen()).toBe('Send Account Invitations'))
  // "Skip to content"
  act(() => {
    window.location.hash = '#content'
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  })
  expect(chosen()).toBe('Send Account Invitations')
})

test('arrow keys, Home and End move between the tabs', async () => {
  open(['admin'], { [LIST]: { body: [] } }, '#3')
  const user = userEvent.setup()
  screen.getByRole('tab', { selected: true }).focus()
  await user.keyboard('{ArrowLeft}')
  await waitFor(() => expect(window.location.hash).toBe('#2'))
  expect(document.activeElement?.textContent).toBe('Send Account Invitations')
  // An arrow leads on in the direction of reading.
  screen.getByRole('tablist').style.direction = 'rtl'
  await user.keyboard('{ArrowLeft}')
  await waitFor(() => expect(window.location.hash).toBe('#3'))
  await user.keyboard('{End}')
  await waitFor(() => expect(window.location.hash).toBe('#5'))
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, -1, -1, -1, 0])
})
