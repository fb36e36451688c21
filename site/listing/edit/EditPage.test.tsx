import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Route } from 'wouter'
import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import { signIn } from '../../account/auth.ts'
import { type FakeAnswers, failures, fakeApi } from '../../testing/fakeApi.ts'
import { makeRestaurant } from '../../testing/makeRestaurant.ts'
import { renderVisit } from '../../testing/renderVisit.tsx'
import { EditPage } from './EditPage.tsx'

const ID = 'r000000000000001'
const GET = `GET /api/restaurants/${ID}`
const PUT = `PUT /api/restaurants/${ID}`
const curry = { option: 'Curry', description: 'green', index: 0 }
const soup = { option: 'Soup', description: 'hot', index: 1 }

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn()
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

async function open(
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
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))
const hasFocus = (element: Element) => waitFor(() => expect(document.activeElement).toBe(element))
const dishes = () =>
  screen.getAllByLabelText<HTMLInputElement>(/^Dish \d$/).map(({ value }) => value)

test('saves the restaurant minus its id, says so and goes to the restaurant', async () => {
  const { path, sent } = await open()
  const user = userEvent.setup()
  await user.clear(screen.getByLabelText('Name'))
  await user.type(screen.getByLabelText('Name'), 'Ruby’s Corner')
  save()
  await screen.findByText('Restaurant successfully updated')
  expect(path()).toBe(`/details/${ID}`)
  expect(sent()).toHaveLength(1)
  expect(sent()[0]?.body).toMatchObject({ name: 'Ruby’s Corner', version: 1 })
  expect(sent()[0]?.body).not.toHaveProperty('_id')
})

test('says how a place is reached, with the keyboard that fits', async () => {
  const { sent } = await open({}, { phone: '+1 617 555 0123' })
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const phone = screen.getByLabelText<HTMLInputElement>('Phone')
  expect([phone.inputMode, phone.autocomplete, phone.value]).toEqual([
    'tel',
    'off',
    '+1 617 555 0123',
  ])
  const email = screen.getByLabelText<HTMLInputElement>('Email')
  expect([email.inputMode, email.autocomplete, email.value]).toEqual(['email', 'off', ''])
  type('Phone', '')
  type('Instagram', '@fork')
  type('Email', ' hello@fork.example ')
  save()
  await screen.findByText('Restaurant successfully updated')
  expect(sent()[0]?.body).toMatchObject({
    phone: null,
    email: 'hello@fork.example',
    instagram: '@fork',
  })
})

test('wheelchair access is one of three, or not known', async () => {
  const { sent } = await open({}, { wheelchair: null })
  const group = within(screen.getByRole('group', { name: 'Wheelchair access' }))
  const choices = () => group.getAllByRole<HTMLInputElement>('radio')
  const chosen = () => choices().map(({ checked, labels }) => [labels?.[0]?.textContent, checked])
  expect(chosen()).toEqual([
    ['Yes', false],
    ['In part', false],
    ['No', false],
    ['Not known', true],
  ])
  fireEvent.click(group.getByLabelText('In part'))
  save()
  await screen.findByText('Restaurant successfully updated')
  expect(sent()[0]?.body).toMatchObject({ wheelchair: 'limited' })
})

test('what was known can be taken back', async () => {
  const { sent } = await open({}, { wheelchair: 'yes' })
  const group = within(screen.getByRole('group', { name: 'Wheelchair access' }))
  fireEvent.click(group.getByLabelText('Not known'))
  save()
  await screen.findByText('Restaurant successfully updated')
  expect(sent()[0]?.body).toMatchObject({ wheelchair: null })
})

test('dishes are moved by buttons, added up to five, and removed', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Move Curry down' }))
  expect(dishes()).toEqual(['Soup', 'Curry'])
  fireEvent.click(screen.getByRole('button', { name: 'Move Soup up' }))
  expect(dishes()).toEqual(['Soup', 'Curry'])
  for (let i = 0; i < 3; i += 1) fireEvent.click(screen.getByText('Add an option'))
  expect(dishes()).toHaveLength(5)
  expect(screen.queryByText('Add an option')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Remove Soup' }))
  expect(dishes()).toEqual(['Curry', '', '', ''])
})

test('dishes are moved by dragging their handle', async () => {
  await open()
  const rows = screen.getAllByRole('listitem')
  const dataTransfer = { effectAllowed: '', setData: vi.fn() }
  const [first, second] = rows
  if (!first || !second) throw new Error('Two rows are needed')
  fireEvent.dragStart(first, { dataTransfer })
  fireEvent.dragEnter(second, { dataTransfer })
  fireEvent.dragEnd(first, { dataTransfer })
  expect(dishes()).toEqual(['Soup', 'Curry'])
})

test('a dish without a description is not sent, and gets the focus', async () => {
  const { sent } = await open()
  fireEvent.change(screen.getByLabelText('Description of dish 2'), { target: { value: ' ' } })
  save()
  await screen.findByText('A dish needs a description.')
  await hasFocus(screen.getByLabelText('Description of dish 2'))
  expect(sent()).toEqual([])
})

test('after a refusal the focus stays where somebody types', async () => {
  const { sent } = await open()
  const user = userEvent.setup()
  const name = screen.getByLabelText<HTMLInputElement>('Name')
  await user.clear(name)
  await user.clear(screen.getByLabelText('Description of dish 2'))
  save()
  await screen.findByText('A dish needs a description.')
  await hasFocus(name)
  await user.keyboard('Tofu House')
  expect(name.value).toBe('Tofu House')
  expect(sent()).toEqual([])
})

test('a pop-up that becomes a restaurant needs a place', async () => {
  const { sent } = await open({}, { status: 'OFFLINE', geoJson: null })
  fireEvent.click(screen.getByLabelText('Restaurant'))
  save()
  await screen.findByText('A restaurant needs a location.')
  await hasFocus(screen.getByRole('button', { name: 'Set the location' }))
  expect(sent()).toEqual([])
  fireEvent.click(screen.getByLabelText('Pop-up or food truck'))
  expect(screen.queryByText('A restaurant needs a location.')).toBeNull()
})

test('leads to the whole menu, whether there is one or not', async () => {
  await open()
  const link = screen.getByRole('link', { name: 'Edit menu' })
  expect(link.getAttribute('href')).toBe(`/details/${ID}/edit`)
})

test('a cuisine that is typed but not added goes along, or holds the form back', async () => {
  const { sent } = await open()
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Other'), 'deep dish')
  save()
  await screen.findByText('A cuisine has letters and hyphens only, as in middle-eastern.')
  expect(document.activeElement).toBe(screen.getByLabelText('Other'))
  expect(sent()).toEqual([])
  await user.clear(screen.getByLabelText('Other'))
  await user.type(screen.getByLabelText('Other'), 'Pizza')
  save()
  await screen.findByText('Restaurant successfully updated')
  expect(sent()[0]?.body).toMatchObject({ cuisine: ['thai', 'middle-eastern', 'pizza'] })
})

test('a cuisine of one’s own has letters and hyphens only', async () => {
  const { sent } = await open()
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Other'), 'deep dish{Enter}')
  await screen.findByText('A cuisine has letters and hyphens only, as in middle-eastern.')
  await user.clear(screen.getByLabelText('Other'))
  await user.type(screen.getByLabelText('Other'), 'Deep-Dish{Enter}')
  expect(screen.getByLabelText<HTMLInputElement>('Deep Dish').checked).toBe(true)
  expect(sent()).toEqual([])
})

test('the first message of the server is shown, else a sentence of our own', async () => {
  let answer: { status: number; body?: unknown } = { status: 403, body: failures('Not yours') }
  await open({ [PUT]: () => answer })
  save()
  await screen.findByText('Not yours')
  answer = { status: 500 }
  save()
  await screen.findByText('Error updating restaurant, please try again')
})

test('what was not saved is there again, and can be discarded', async () => {
  await open()
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: 'Under the bridge' } })
  cleanup()
  await open()
  const address = () => screen.getByLabelText<HTMLInputElement>('Address').value
  expect(address()).toBe('Under the bridge')
  screen.getByText('Discard').focus()
  fireEvent.click(screen.getByText('Discard'))
  await waitFor(() => expect(address()).toBe('12 Elm Street, Boston, MA 02111'))
  expect(document.activeElement).not.toBe(document.body)
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: 'Under the bridge' } })
  cleanup()
  // Somebody else on the same device.
  await open({}, {}, [ID], 'v')
  expect(address()).toBe('12 Elm Street, Boston, MA 02111')
})

test('a stale edit shows both versions side by side and loses neither', async () => {
  const theirs = makeRestaurant({
    veganOptions: [curry, soup],
    address: 'Theirs Street',
    website: 'https://theirs.example',
    version: 7,
  })
  let isStale = true
  let now = makeRestaurant({ veganOptions: [curry, soup] })
  const { sent, path } = await open({
    [GET]: () => ({ body: now }),
    [PUT]: ({ body }) =>
      isStale
        ? { status: 412, body: failures('Stale') }
        : { body: { ...now, ...(body as object) } },
  })
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: 'My Street' } })
  now = theirs
  save()
  await screen.findByText(/Somebody else changed this restaurant/)
  const address = within(screen.getByRole('group', { name: 'Address' }))
  expect(address.getByText('My Street')).toBeDefined()
  expect(address.getByText('Theirs Street')).toBeDefined()
  expect(address.getByLabelText<HTMLInputElement>(/Yours/).checked).toBe(true)
  const website = within(screen.getByRole('group', { name: 'Website' }))
  expect(website.getByLabelText<HTMLInputElement>(/Theirs/).checked).toBe(true)
  isStale = false
  fireEvent.click(screen.getByRole('button', { name: 'Save this version' }))
  await waitFor(() => expect(path()).toBe(`/details/${ID}`))
  expect(sent().at(-1)?.body).toMatchObject({
    address: 'My Street',
    website: 'https://theirs.example',
    version: 7,
  })
})

test('the focus stays on the page as both versions come and go', async () => {
  let refusal = { status: 412, body: failures('Stale') }
  const theirs = makeRestaurant({ veganOptions: [curry, soup], address: 'Theirs Street' })
  let now = makeRestaurant({ veganOptions: [curry, soup] })
  await open({ [GET]: () => ({ body: now }), [PUT]: () => refusal })
  const press = (name: string) => {
    const button = screen.getByRole('button', { name })
    button.focus()
    fireEvent.click(button)
  }
  const heading = screen.getByRole('heading', { name: 'Edit restaurant' })
  now = theirs
  press('Save changes')
  await screen.findByText(/Somebody else changed this restaurant/)
  await hasFocus(heading)
  refusal = { status: 403, body: failures('Not yours') }
  press('Save this version')
  await screen.findByText('Not yours')
  await hasFocus(heading)
})

test('what is out right now cannot change its kind', async () => {
  await open({}, { status: 'ONLINE' })
  expect(screen.getByLabelText<HTMLInputElement>('Restaurant').disabled).toBe(true)
  expect(screen.getByText('It is out right now. Take it offline first.')).toBeDefined()
})

test('a restaurant is deleted only after a yes', async () => {
  const { path } = await open({ [`DELETE /api/restaurants/${ID}`]: { status: 204 } })
  fireEvent.click(screen.getByRole('button', { name: 'Delete restaurant' }))
  expect(screen.getByText('Are you sure you want to delete')).toBeDefined()
  fireEvent.click(screen.getByText('Keep'))
  expect(path()).toBe(`/${ID}/edit`)
  fireEvent.click(screen.getByRole('button', { name: 'Delete restaurant' }))
  fireEvent.click(screen.getByText('Delete'))
  await waitFor(() => expect(path()).toBe('/admin'))
})

test('who could not save is told before they type, and may say what is wrong', async () => {
  const headers = { 'x-may-edit': 'no' }
  await open({ [GET]: { body: makeRestaurant(), headers } }, {}, [])
  expect(screen.queryByLabelText('Name')).toBeNull()
  fireEvent.click(screen.getByText('Report a problem'))
  await screen.findByText('What is wrong with this restaurant?')
})

test('who neither owns a restaurant nor is an admin is offered no deletion', async () => {
  await open({}, {}, [])
  expect(screen.queryByRole('button', { name: 'Delete restaurant' })).toBeNull()
})

test('the Google id and the rating are for admins', async () => {
  await open()
  for (const label of ['Google place id', 'From Google', 'Rating']) {
    expect(screen.queryByLabelText(label)).toBeNull()
  }
  cleanup()
  const { sent } = await open({}, { rating: 4, googleId: null, isGoogle: false }, ['admin'])
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type('Google place id', ' ChIJ ')
  fireEvent.click(screen.getByLabelText('From Google'))
  type('Rating', '6')
  save()
  expect(screen.getByText('A rating is a number from 0 to 5.')).toBeDefined()
  expect(sent()).toHaveLength(0)
  type('Rating', '4,5')
  save()
  await screen.findByText('Restaurant successfully updated')
  expect(sent()[0]?.body).toMatchObject({ googleId: 'ChIJ', isGoogle: true, rating: 4.5 })
})
