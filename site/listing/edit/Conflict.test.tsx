import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import { type FakeAnswers, failures } from '../../testing/fakeApi.ts'
import { makeRestaurant } from '../../testing/makeRestaurant.ts'
import { curry, GET, ID, PUT, renderEdit, soup } from '../../testing/renderEdit.tsx'
import { persistEdit, readEdit } from './persistedEdit.ts'

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))
const hasFocus = (element: Element) => waitFor(() => expect(document.activeElement).toBe(element))

test('a stale edit shows both versions side by side and loses neither', async () => {
  const theirs = makeRestaurant({
    veganOptions: [curry, soup],
    address: 'Theirs Street',
    website: 'https://theirs.example',
    version: 7,
  })
  let isStale = true
  let now = makeRestaurant({ veganOptions: [curry, soup] })
  const { sent, path } = await renderEdit({
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

/** Answers with the restaurant as it is now, and refuses a save of an older version. */
const serverOf = (now: () => Restaurant): FakeAnswers => ({
  [GET]: () => ({ body: now() }),
  [PUT]: ({ body, ifMatch }) =>
    ifMatch === `"${now().version}"`
      ? { body: { ...now(), ...(body as object), version: now().version + 1 } }
      : { status: 412, body: failures('Stale') },
})

test('a change of what the form does not hold is no conflict', async () => {
  let now = makeRestaurant({ veganOptions: [curry, soup], status: 'ONLINE' })
  const { sent, path } = await renderEdit(serverOf(() => now))
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: 'My Street' } })
  // Its menu was edited, and its time out has ended.
  now = { ...now, status: 'OFFLINE', version: 3 }
  save()
  await waitFor(() => expect(path()).toBe(`/details/${ID}`))
  expect(sent().map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"3"'])
  expect(sent().at(-1)?.body).toMatchObject({ address: 'My Street', status: 'OFFLINE' })
})

test('what another tab has saved of the same draft is no conflict', async () => {
  let now = makeRestaurant({ veganOptions: [curry, soup] })
  const { sent, path } = await renderEdit(serverOf(() => now))
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: 'My Street' } })
  now = { ...now, address: 'My Street', version: 2 }
  fireEvent.change(screen.getByLabelText('Website'), { target: { value: 'https://my.example' } })
  save()
  await waitFor(() => expect(path()).toBe(`/details/${ID}`))
  expect(sent().at(-1)?.body).toMatchObject({ address: 'My Street', website: 'https://my.example' })
})

test('a draft that a logout has removed meanwhile is not kept again', async () => {
  let now = makeRestaurant({ veganOptions: [curry, soup] })
  const { sent } = await renderEdit({
    [GET]: () => {
      if (now.version > 1) persistEdit('u', ID, null)
      return { body: now }
    },
    [PUT]: ({ ifMatch }) => ({ status: ifMatch === '"1"' ? 412 : 401, body: failures('No') }),
  })
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: 'My Street' } })
  expect(readEdit('u', ID)).not.toBeNull()
  now = { ...now, version: 2 }
  save()
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(readEdit('u', ID)).toBeNull()
})

test('the focus stays on the page as both versions come and go', async () => {
  let refusal = { status: 412, body: failures('Stale') }
  const theirs = makeRestaurant({ veganOptions: [curry, soup], address: 'Theirs Street' })
  let now = makeRestaurant({ veganOptions: [curry, soup] })
  await renderEdit({ [GET]: () => ({ body: now }), [PUT]: () => refusal })
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
