import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Link, Route } from 'wouter'
import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import { signIn } from '../../account/auth.ts'
import { type FakeAnswer, failures, fakeApi, type SeenCall } from '../../testing/fakeApi.ts'
import { makeRestaurant } from '../../testing/makeRestaurant.ts'
import { renderVisit } from '../../testing/renderVisit.tsx'
import { EditPage } from './EditPage.tsx'

const ID = 'r000000000000001'
const dish = { option: 'Curry', description: 'green', index: 0 }
const NOT_SAVED = /^What you changed while it was being saved/

/** The edit page, with a server that delays saves until `answer`. */
async function open() {
  let now: Restaurant = makeRestaurant({ veganOptions: [dish] })
  const waiting: ((answer: FakeAnswer) => void)[] = []
  const seen = fakeApi({
    [`GET /api/restaurants/${ID}`]: () => ({ body: now }),
    [`PUT /api/restaurants/${ID}`]: () => new Promise((answer) => waiting.push(answer)),
    [`DELETE /api/restaurants/${ID}`]: () => new Promise((answer) => waiting.push(answer)),
    'GET /api/restaurants/cuisines': { body: ['thai'] },
  })
  signIn({ token: 't', user: { id: 'u', email: 'me@sprig.test', groups: [ID] } })
  const shown = renderVisit(
    <>
      <Link href="/about">About</Link>
      <Link href={`/${ID}/edit`}>Edit</Link>
      <Route path="/:id/edit">
        <EditPage />
      </Route>
    </>,
    `/${ID}/edit`,
  )
  await screen.findByRole('button', { name: 'Save changes' })
  const puts = () => seen.filter(({ method }) => method === 'PUT')
  const answer = async (refusal?: FakeAnswer) => {
    await waitFor(() => expect(waiting).toHaveLength(1))
    now = savedBy(puts().at(-1), now)
    await act(async () => waiting.shift()?.(refusal ?? { body: now }))
  }
  return { ...shown, puts, answer }
}
const savedBy = (call: SeenCall | undefined, now: Restaurant): Restaurant => ({
  ...now,
  ...(call?.body as object),
  version: now.version + 1,
})
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const goTo = (link: string) => fireEvent.click(screen.getByRole('link', { name: link }))
const save = () => fireEvent.click(screen.getByRole('button', { name: /^Sav/ }))

test('text typed during a save stays, marked as unsaved, and the next save includes it', async () => {
  const { path, puts, answer } = await open()
  type('Name', 'Tofu House')
  save()
  const name = field('Name')
  type('Address', '1 Late Street')
  type('Description of dish 1', 'red')
  await answer()
  await screen.findByText(NOT_SAVED)
  expect(path()).toBe(`/${ID}/edit`)
  expect(field('Name')).toBe(name)
  expect([field('Address').value, field('Description of dish 1').value]).toEqual([
    '1 Late Street',
    'red',
  ])
  expect(puts()[0]?.body).toMatchObject({ name: 'Tofu House', veganOptions: [dish], version: 1 })
  save()
  await answer()
  await waitFor(() => expect(path()).toBe(`/details/${ID}`))
  expect(puts()[1]?.body).toMatchObject({ address: '1 Late Street', version: 2 })
})

test('text typed during a save survives leaving the page, based on the saved version', async () => {
  const { answer } = await open()
  type('Name', 'Tofu House')
  save()
  type('Address', '1 Late Street')
  await answer()
  await screen.findByText(NOT_SAVED)
  cleanup()
  const { puts } = await open()
  expect([field('Name').value, field('Address').value]).toEqual(['Tofu House', '1 Late Street'])
  save()
  await waitFor(() => expect(puts()[0]?.ifMatch).toBe('"2"'))
})

test('text typed during a save can be discarded', async () => {
  const { answer } = await open()
  type('Name', 'Tofu House')
  save()
  type('Address', '1 Late Street')
  await answer()
  fireEvent.click(await screen.findByText('Discard'))
  fireEvent.click(screen.getByText('Keep'))
  expect(field('Address').value).toBe('1 Late Street')
  fireEvent.click(screen.getByText('Discard'))
  fireEvent.click(screen.getAllByText('Discard').at(-1) ?? document.body)
  await waitFor(() => expect(field('Address').value).toBe('12 Elm Street, Boston, MA 02111'))
  expect(field('Name').value).toBe('Tofu House')
  expect(screen.queryByText(NOT_SAVED)).toBeNull()
})

test('text typed during a save stays when the save is refused', async () => {
  const { answer } = await open()
  save()
  type('Address', '1 Late Street')
  await answer({ status: 403, body: failures('Not yours') })
  await screen.findByText('Not yours')
  expect(field('Address').value).toBe('1 Late Street')
})

test('a late refusal does not take the focus from another field', async () => {
  const { answer } = await open()
  save()
  field('Address').focus()
  await answer({ status: 400, body: failures({ msg: 'No such site', param: 'website' }) })
  await screen.findAllByText('No such site')
  expect(field('Website').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field('Address'))
})

test('spaces typed during a save do not count as a change', async () => {
  const { path, answer } = await open()
  save()
  type('Name', 'Ruby’s Table ')
  await answer()
  await waitFor(() => expect(path()).toBe(`/details/${ID}`))
})

test('a person who has left the page sees that it was saved, and stays where they are', async () => {
  const { path, answer } = await open()
  save()
  goTo('About')
  await answer()
  await screen.findByText('Restaurant successfully updated')
  expect(path()).toBe('/about')
})

test('text typed after coming back during a save is kept on this device', async () => {
  const { answer } = await open()
  type('Name', 'Tofu House')
  save()
  goTo('About')
  goTo('Edit')
  await screen.findByText(/^These are changes/)
  type('Address', '1 Late Street')
  await answer()
  await screen.findByText('Restaurant successfully updated')
  cleanup()
  await open()
  expect([field('Name').value, field('Address').value]).toEqual(['Tofu House', '1 Late Street'])
})

test('after coming back during a save, no draft remains of what was saved', async () => {
  const { answer } = await open()
  type('Name', 'Tofu House')
  save()
  goTo('About')
  goTo('Edit')
  await screen.findByText(/^These are changes/)
  await answer()
  await screen.findByText('Restaurant successfully updated')
  cleanup()
  await open()
  expect(field('Name').value).toBe('Ruby’s Table')
})

test('a person who has left the page sees that it was deleted, and stays where they are', async () => {
  const { path, answer } = await open()
  fireEvent.click(screen.getByRole('button', { name: 'Delete restaurant' }))
  fireEvent.click(screen.getByText('Delete'))
  goTo('About')
  await answer({ status: 204 })
  await screen.findByText(/^Ruby’s Table is deleted/)
  expect(path()).toBe('/about')
})

test('"Discard" says that it waits for a save', async () => {
  const { answer } = await open()
  type('Name', 'Tofu House')
  save()
  type('Address', '1 Late Street')
  await answer()
  const discard = await screen.findByRole('button', { name: 'Discard' })
  expect(discard.getAttribute('aria-disabled')).toBeNull()
  save()
  expect(discard.getAttribute('aria-disabled')).toBe('true')
})
