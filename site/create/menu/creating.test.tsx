import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Link, Route } from 'wouter'
import { signIn } from '../../account/auth.ts'
import { draftKey, forgetDrafts } from '../../device/drafts.ts'
import { readEdit } from '../../listing/edit/keptEdit.ts'
import { type FakeAnswer, fakeApi } from '../../testing/fakeApi.ts'
import { makeRestaurant } from '../../testing/makeRestaurant.ts'
import { makeVisit, renderVisit } from '../../testing/renderVisit.tsx'
import { CreatePage } from '../CreatePage.tsx'
import { blankDraft, type PlaceDraft } from '../draft/placeDraft.ts'

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

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn()
  window.scrollTo = vi.fn()
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

/** The last step of adding a place, over a server that waits for `answer`. */
function open(parts: Partial<PlaceDraft> = {}) {
  const draft: PlaceDraft = {
    ...blankDraft(),
    changedAt: Date.now(),
    name: 'Green Fork',
    place: { lat: 42, lng: -71 },
    cuisine: ['thai'],
    dishes: [{ key: 'a', option: 'Soup', description: 'hot' }],
    ...parts,
  }
  localStorage.setItem(draftKey('u', 'place', draft.id), JSON.stringify(draft))
  sessionStorage.setItem('create:u', draft.id)
  const waiting: ((answer: FakeAnswer) => void)[] = []
  const seen = fakeApi({
    'GET /api/restaurants/cuisines': { body: ['thai', 'pizza'] },
    'POST /api/restaurants': () => new Promise((answer) => waiting.push(answer)),
    'PUT /api/restaurantDetails/rnew': { body: {}, headers: { etag: '"2"' } },
  })
  const visit = makeVisit(PATH)
  signIn(visit.auth, { token: 't', user: { id: 'u', email: 'me@sprig.test', groups: [] } })
  const { path } = renderVisit(
    <>
      <Link href="/about">About</Link>
      <Route path="/create/*?">
        <CreatePage />
      </Route>
    </>,
    PATH,
    visit,
  )
  const create = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Create restaurant' }))
    await waitFor(() => expect(waiting).toHaveLength(1))
  }
  const answer = async () => {
    await act(async () => waiting.shift()?.({ status: 201, body: CREATED }))
    await screen.findByText('Restaurant successfully created')
  }
  const sent = () => seen.find(({ method }) => method === 'POST')?.body
  return { path, create, answer, sent, draft }
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('what is typed while a place is being added becomes an unsaved edit of it', async () => {
  const { path, create, answer, sent, draft } = open()
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
  expect(localStorage.getItem(draftKey('u', 'place', draft.id))).toBeNull()
})

test('the unsaved edit begins from the listing as it is once its menu is saved', async () => {
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

test('who has left is told that the place was added, and stays where they are', async () => {
  const { path, create, answer, draft } = open()
  await create()
  fireEvent.click(screen.getByRole('link', { name: 'About' }))
  await answer()
  expect(path()).toBe('/about')
  expect(localStorage.getItem(draftKey('u', 'place', draft.id))).toBeNull()
})

test('who went back a step is taken to the place all the same', async () => {
  const { path, create, answer } = open()
  await create()
  fireEvent.click(screen.getByRole('link', { name: 'Back' }))
  await answer()
  expect(path()).toBe('/details/rnew')
})

test('who begins another place while one is being added keeps that', async () => {
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

test('who logs out while a place is being added leaves nothing behind', async () => {
  const { create, answer, draft } = open()
  await create()
  type('Restaurant name', 'Greener Fork')
  const kept = () => localStorage.getItem(draftKey('u', 'place', draft.id))
  await waitFor(() => expect(kept()).toContain('Greener Fork'))
  forgetDrafts('u')
  await answer()
  expect(readEdit('u', 'rnew')).toBeNull()
})
