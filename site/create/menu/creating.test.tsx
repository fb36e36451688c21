import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { forgetDrafts } from '../../device/drafts/drafts.ts'
import { readEdit, readMenuEdit } from '../../listing/edit/persistedEdit.ts'
import type { FakeAnswer, FakeAnswers } from '../../testing/fakeApi.ts'
import { makeRestaurant } from '../../testing/makeRestaurant.ts'
import { PLACED, renderCreate } from '../../testing/renderCreate.tsx'
import type { PlaceDraft } from '../draft/placeDraft.ts'

const PATH = '/create/v2/cuisine/manual'
const CREATED = makeRestaurant({
  _id: 'rnew',
  name: 'Green Fork',
  cuisine: ['thai'],
  geoJson: { type: 'Point', coordinates: [-71, 42] },
  veganOptions: [{ option: 'Soup', description: 'hot', index: 0 }],
  address: null,
  website: null,
})

/** The last step of adding a place, with a server that waits for `answer`. */
function open(parts: Partial<PlaceDraft> = {}, answers: FakeAnswers = {}) {
  const waiting: ((answer: FakeAnswer) => void)[] = []
  const shown = renderCreate(
    PATH,
    { ...PLACED, ...parts },
    {
      'POST /api/restaurants': () => new Promise((answer) => waiting.push(answer)),
      'PUT /api/restaurantDetails/rnew': { body: {}, headers: { etag: '"2"' } },
      ...answers,
    },
  )
  const create = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Create restaurant' }))
    await waitFor(() => expect(waiting).toHaveLength(1))
  }
  const answer = async () => {
    await act(async () => waiting.shift()?.({ status: 201, body: CREATED }))
    await screen.findByText('Restaurant successfully created')
  }
  const sent = () => shown.seen.find(({ method }) => method === 'POST')?.body
  return { ...shown, create, answer, sent }
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }))

test('text typed while a place is being added becomes an unsaved edit of it', async () => {
  const { path, create, answer, sent, kept: placeDraft } = open()
  await create()
  type('Restaurant name', 'Greener Fork')
  type('Description of dish 1', 'hot and sour')
  await answer()
  expect(path()).toBe('/rnew/edit')
  expect(sent()).toMatchObject({ name: 'Green Fork' })
  const kept = readEdit('u', 'rnew')
  expect(kept?.base).toEqual(CREATED)
  expect(kept?.draft).toMatchObject({
    name: 'Greener Fork',
    veganOptions: [{ option: 'Soup', description: 'hot and sour' }],
  })
  expect(placeDraft()).toBeNull()
})

test('the unsaved edit begins from the restaurant as it is once its menu is saved', async () => {
  const found = { dishes: [], menu: '- Soup', source: 'photos' }
  const { create, answer } = open({ found })
  await create()
  type('Restaurant name', 'Greener Fork')
  await answer()
  expect(readEdit('u', 'rnew')?.base.version).toBe(2)
})

test('where nothing is typed meanwhile there is no edit', async () => {
  const { path, create, answer } = open()
  await create()
  await answer()
  expect(path()).toBe('/details/rnew')
  expect(readEdit('u', 'rnew')).toBeNull()
})

test('a person who has left sees that the place was added, and stays where they are', async () => {
  const { path, create, answer, kept } = open()
  await create()
  follow('About')
  await answer()
  expect(path()).toBe('/about')
  expect(kept()).toBeNull()
})

test('coming back shows a new place, and text typed since is an unsaved edit', async () => {
  const { create, answer, kept } = open()
  await create()
  follow('About')
  follow('The step')
  type('Restaurant name', 'Greener Fork')
  await answer()
  await screen.findByText('This restaurant has been added or discarded meanwhile.')
  expect(screen.queryByDisplayValue('Greener Fork')).toBeNull()
  expect(kept()).toBeNull()
  expect(readEdit('u', 'rnew')?.draft).toMatchObject({ name: 'Greener Fork' })
})

test('a person who went back a step is still taken to the place', async () => {
  const { path, create, answer } = open()
  await create()
  follow('Back')
  await answer()
  expect(path()).toBe('/details/rnew')
})

test('another place begun meanwhile is kept', async () => {
  const { path, create, answer } = open()
  await create()
  fireEvent.click(screen.getByRole('button', { name: 'Start again' }))
  fireEvent.click(screen.getAllByText('Start again').at(-1) ?? document.body)
  await screen.findByLabelText('Website')
  type('Website', 'other.example')
  await answer()
  expect(path()).toBe('/create/v2/search')
  expect(screen.getByLabelText<HTMLInputElement>('Website').value).toBe('other.example')
  expect(readEdit('u', 'rnew')).toBeNull()
})

test('a logout while a place is being added leaves nothing behind', async () => {
  const { create, answer, kept } = open()
  await create()
  type('Restaurant name', 'Greener Fork')
  await waitFor(() => expect(kept()?.name).toBe('Greener Fork'))
  forgetDrafts('u')
  await answer()
  expect(readEdit('u', 'rnew')).toBeNull()
})

test('a logout while the whole menu is being saved leaves no menu behind', async () => {
  const { create, answer } = open(
    { found: { dishes: [], menu: '- Soup', source: 'photos' } },
    {
      'PUT /api/restaurantDetails/rnew': () => {
        forgetDrafts('u')
        return { status: 401 }
      },
    },
  )
  await create()
  await answer()
  expect(readMenuEdit('u', 'rnew')).toBeNull()
  expect(screen.queryByText(/The whole menu was not saved/)).toBeNull()
})

test('a refusal after a lost answer forgets nothing that may have arrived', async () => {
  const isAnother = { errors: [{ msg: 'The key was used', code: 'unprocessable' }] }
  const answers = [
    { status: 500 },
    { status: 429 },
    { status: 422, body: isAnother },
    { body: CREATED },
  ]
  const { seen } = renderCreate(PATH, PLACED, {
    'POST /api/restaurants': () => answers.shift() ?? {},
    'PUT /api/restaurants/rnew': { body: { ...CREATED, name: 'Greener Fork' } },
  })
  const button = screen.getByRole('button', { name: 'Create restaurant' })
  for (const left of [3, 2]) {
    fireEvent.click(button)
    await waitFor(() => expect(answers).toHaveLength(left))
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
    type('Restaurant name', 'Greener Fork')
  }
  fireEvent.click(button)
  await screen.findByText('Restaurant successfully created')
  expect(seen.find(({ method }) => method === 'PUT')?.body).toMatchObject({ name: 'Greener Fork' })
})
