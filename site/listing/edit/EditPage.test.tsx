import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { failures } from '../../testing/fakeApi.ts'
import { makeRestaurant } from '../../testing/makeRestaurant.ts'
import { GET, ID, PUT, renderEdit } from '../../testing/renderEdit.tsx'

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))
const hasFocus = (element: Element) => waitFor(() => expect(document.activeElement).toBe(element))

test('saves the restaurant minus its id, says so and goes to the restaurant', async () => {
  const { path, sent } = await renderEdit()
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
  const { sent } = await renderEdit({}, { phone: '+1 617 555 0123' })
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
  const { sent } = await renderEdit({}, { wheelchair: null })
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
  const { sent } = await renderEdit({}, { wheelchair: 'yes' })
  const group = within(screen.getByRole('group', { name: 'Wheelchair access' }))
  fireEvent.click(group.getByLabelText('Not known'))
  save()
  await screen.findByText('Restaurant successfully updated')
  expect(sent()[0]?.body).toMatchObject({ wheelchair: null })
})

test('hours without an end are not saved, and the focus goes to what they lack', async () => {
  const { sent } = await renderEdit({}, { openingHours: '' })
  fireEvent.click(screen.getByRole('button', { name: 'Add hours to Monday' }))
  const at = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  fireEvent.change(at('Monday, opens'), { target: { value: '11:00' } })
  const refused = vi.spyOn(at('Monday, closes'), 'reportValidity')
  save()
  expect(refused).toHaveBeenCalledOnce()
  expect(sent()).toEqual([])
  fireEvent.change(at('Monday, closes'), { target: { value: '22:00' } })
  // Hours that were added and left empty say nothing.
  fireEvent.click(screen.getByRole('button', { name: 'Add hours to Sunday' }))
  save()
  await screen.findByText('Restaurant successfully updated')
  expect(sent()[0]?.body).toMatchObject({ openingHours: 'Mo 11:00-22:00' })
})

test('after a refusal the focus stays where somebody types', async () => {
  const { sent } = await renderEdit()
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
  const { sent } = await renderEdit({}, { status: 'OFFLINE', geoJson: null })
  fireEvent.click(screen.getByLabelText('Restaurant'))
  save()
  await screen.findByText('A restaurant needs a location.')
  await hasFocus(screen.getByRole('button', { name: 'Set the location' }))
  expect(sent()).toEqual([])
  fireEvent.click(screen.getByLabelText('Pop-up or food truck'))
  expect(screen.queryByText('A restaurant needs a location.')).toBeNull()
})

test('leads to the whole menu, whether there is one or not', async () => {
  await renderEdit()
  const link = screen.getByRole('link', { name: 'Edit menu' })
  expect(link.getAttribute('href')).toBe(`/details/${ID}/edit`)
})

test('a cuisine that is typed but not added goes along, or holds the form back', async () => {
  const { sent } = await renderEdit()
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

test('a cuisine beyond the tenth is not taken', async () => {
  const { sent } = await renderEdit()
  const user = userEvent.setup()
  for (const name of [...'abcdefghijkl']) {
    await user.type(screen.getByLabelText('Other'), `${name}{Enter}`)
  }
  save()
  await screen.findByText('Restaurant successfully updated')
  expect(sent()[0]?.body).toMatchObject({ cuisine: ['thai', 'middle-eastern', ...'abcdefgh'] })
})

test('a cuisine of one’s own has letters and hyphens only', async () => {
  const { sent } = await renderEdit()
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
  await renderEdit({ [PUT]: () => answer })
  save()
  await screen.findByText('Not yours')
  answer = { status: 500 }
  save()
  await screen.findByText('Error updating restaurant, please try again')
})

test('what was not saved is there again, and can be discarded', async () => {
  await renderEdit()
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: 'Under the bridge' } })
  cleanup()
  await renderEdit()
  const address = () => screen.getByLabelText<HTMLInputElement>('Address').value
  expect(address()).toBe('Under the bridge')
  screen.getByText('Discard').focus()
  fireEvent.click(screen.getByText('Discard'))
  fireEvent.click(screen.getAllByText('Discard').at(-1) ?? document.body)
  await waitFor(() => expect(address()).toBe('12 Elm Street, Boston, MA 02111'))
  expect(document.activeElement).not.toBe(document.body)
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: 'Under the bridge' } })
  cleanup()
  // Another user on the same device.
  await renderEdit({}, {}, [ID], 'v')
  expect(address()).toBe('12 Elm Street, Boston, MA 02111')
})

test('what is out right now cannot change its kind', async () => {
  await renderEdit({}, { status: 'ONLINE' })
  expect(screen.getByLabelText<HTMLInputElement>('Restaurant').disabled).toBe(true)
  expect(screen.getByText('It is out right now. Take it offline first.')).toBeDefined()
})

test('a restaurant is deleted only after a yes', async () => {
  const { path } = await renderEdit({ [`DELETE /api/restaurants/${ID}`]: { status: 204 } })
  fireEvent.click(screen.getByRole('button', { name: 'Delete restaurant' }))
  expect(screen.getByText('Are you sure you want to delete')).toBeDefined()
  fireEvent.click(screen.getByText('Keep'))
  expect(path()).toBe(`/${ID}/edit`)
  fireEvent.click(screen.getByRole('button', { name: 'Delete restaurant' }))
  fireEvent.click(screen.getByText('Delete'))
  await waitFor(() => expect(path()).toBe('/admin'))
})

test('a person who may not save is told before they type, and may report what is wrong', async () => {
  const headers = { 'x-may-edit': 'no' }
  await renderEdit({ [GET]: { body: makeRestaurant(), headers } }, {}, [])
  expect(screen.queryByLabelText('Name')).toBeNull()
  fireEvent.click(screen.getByText('Report a problem'))
  expect(await screen.findByRole('dialog', { name: 'Report a problem' })).toBeDefined()
})

test('only owners and admins are offered the deletion', async () => {
  await renderEdit({}, {}, [])
  expect(screen.queryByRole('button', { name: 'Delete restaurant' })).toBeNull()
})

test('the Google id and the rating are for admins', async () => {
  await renderEdit()
  for (const label of ['Google place id', 'From Google', 'Rating']) {
    expect(screen.queryByLabelText(label)).toBeNull()
  }
  cleanup()
  const { sent } = await renderEdit({}, { rating: 4, googleId: null, isGoogle: false }, ['admin'])
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
