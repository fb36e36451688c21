import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Route } from 'wouter'
import { draftKey } from '../../../device/drafts/drafts.ts'
import { type FakeAnswers, failures, fakeApi } from '../../../testing/fakeApi.ts'
import { makeRestaurant } from '../../../testing/makeRestaurant.ts'
import { renderVisit } from '../../../testing/renderVisit.tsx'
import { persistMenuEdit } from '../persistedEdit.ts'
import { MenuEditPage } from './MenuEditPage.tsx'

const ID = 'r000000000000001'
const PATH = `/details/${ID}/edit`
const PUT = `PUT /api/restaurantDetails/${ID}`

const show = () =>
  renderVisit(
    <Route path="/details/:id/edit">
      <MenuEditPage />
    </Route>,
    PATH,
  )

async function open(answers: FakeAnswers = {}) {
  const seen = fakeApi({
    [`GET /api/restaurantDetails/${ID}`]: { body: { menu: '# Soups' }, headers: { etag: 'W/"3"' } },
    [PUT]: { body: {} },
    ...answers,
  })
  const { path } = show()
  const text = await screen.findByLabelText<HTMLTextAreaElement>('Menu')
  return { path, text, sent: () => seen.filter(({ method }) => method === 'PUT') }
}
const type = (text: HTMLTextAreaElement, value: string) =>
  fireEvent.change(text, { target: { value } })

test('shows what is written as it is typed, and saves it', async () => {
  const { text, path, sent } = await open()
  expect(text.value).toBe('# Soups')
  type(text, '# Stews\n\n**Lentil**')
  await screen.findByRole('heading', { name: 'Stews' })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(path()).toBe(`/details/${ID}`))
  const body = { menu: '# Stews\n\n**Lentil**', restaurantKey: ID }
  expect(sent()).toMatchObject([{ body, ifMatch: '"3"' }])
})

test('reading a menu is offered before the menu and its preview, which may be long', async () => {
  const { text } = await open()
  const button = screen.getByRole('button', { name: 'Read the menu' })
  expect(button.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a menu over 32 KiB cannot be saved, counted in bytes', async () => {
  const { text, sent } = await open()
  type(text, 'é'.repeat(16 * 1024 + 1))
  expect(screen.getByText(/32\.0 of 32 KiB: too long/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(sent()).toEqual([])
})

test('the first message of the server is shown, and the text stays', async () => {
  const { text } = await open({ [PUT]: { status: 403, body: failures('Not yours', 'Nor theirs') } })
  type(text, 'mine')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Not yours')
  expect(text.value).toBe('mine')
})

test('text that was not saved is there again', async () => {
  type((await open()).text, 'half a menu')
  cleanup()
  const { text } = await open()
  expect(text.value).toBe('half a menu')
  const discard = screen.getByText('Discard')
  discard.focus()
  fireEvent.click(discard)
  expect(text.value).toBe('half a menu')
  fireEvent.click(screen.getAllByText('Discard').at(-1) ?? document.body)
  expect(document.activeElement?.contains(await screen.findByLabelText('Menu'))).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
  expect(text.value).toBe('# Soups')
})

/** The server after somebody else saved `menu` as version 5. */
function changedTo(menu: string): FakeAnswers {
  const versions = [3, 5]
  return {
    [`GET /api/restaurantDetails/${ID}`]: () => {
      const version = versions.shift() ?? 5
      return { body: { menu: version === 3 ? '# Soups' : menu }, headers: { etag: `"${version}"` } }
    },
    [PUT]: ({ ifMatch }) =>
      ifMatch === '"5"' ? { body: {} } : { status: 412, body: failures('Too late') },
  }
}

test('when somebody else saved first both texts stay, and mine can be saved over theirs', async () => {
  const { text, path, sent } = await open(changedTo('# Theirs'))
  type(text, '# Mine')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  const newer = await screen.findByLabelText<HTMLTextAreaElement>('The newer menu')
  expect([newer.value, newer.readOnly, text.value]).toEqual(['# Theirs', true, '# Mine'])
  expect(screen.getByText(/^Somebody else changed this menu/).getAttribute('role')).toBe('alert')
  fireEvent.click(await screen.findByRole('button', { name: 'Save mine anyway' }))
  await waitFor(() => expect(path()).toBe(`/details/${ID}`))
  expect(sent().map(({ ifMatch }) => ifMatch)).toEqual(['"3"', '"5"'])
})

test('a change of the restaurant that left its menu alone is no conflict', async () => {
  const { text, path, sent } = await open(changedTo('# Soups'))
  type(text, '# Mine')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(path()).toBe(`/details/${ID}`))
  expect(sent().at(-1)).toMatchObject({ body: { menu: '# Mine' }, ifMatch: '"5"' })
})

test('a first menu is written over the version of the restaurant', async () => {
  const { text, sent } = await open({
    [`GET /api/restaurantDetails/${ID}`]: { status: 404 },
    [`GET /api/restaurants/${ID}`]: { body: makeRestaurant({ version: 8 }) },
  })
  type(text, '# First')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent()).toMatchObject([{ ifMatch: '"8"' }]))
})

test('a person who may not save is told before they type', async () => {
  const theirs = { body: { menu: '# Soups' }, headers: { etag: '"3"', 'x-may-edit': 'no' } }
  fakeApi({ [`GET /api/restaurantDetails/${ID}`]: theirs })
  show()
  await screen.findByText(/^This restaurant has an owner/)
  expect(screen.queryByLabelText('Menu')).toBeNull()
})

test('kept text is saved over the menu that it began from, not over a newer one', async () => {
  type((await open()).text, '# Mine')
  cleanup()
  const newer = { body: { menu: '# Theirs' }, headers: { etag: '"5"' } }
  const answers = { ...changedTo(''), [`GET /api/restaurantDetails/${ID}`]: newer }
  const { text, sent } = await open(answers)
  expect(text.value).toBe('# Mine')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  const box = await screen.findByLabelText<HTMLTextAreaElement>('The newer menu')
  expect(box.value).toBe('# Theirs')
  expect(sent()[0]?.ifMatch).toBe('"3"')
})

test('discarding kept text shows the newer menu, and edits start from it', async () => {
  type((await open()).text, '# Mine')
  cleanup()
  const { text, sent } = await open(changedTo('# Theirs'))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByLabelText('The newer menu')
  fireEvent.click(screen.getByText('Discard'))
  fireEvent.click(screen.getAllByText('Discard').at(-1) ?? document.body)
  expect(text.value).toBe('# Theirs')
  type(text, '# Theirs and mine')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent().map(({ ifMatch }) => ifMatch)).toEqual(['"3"', '"5"']))
})

test('two tabs on one menu follow each other, unless they began from different menus', async () => {
  const { text } = await open()
  const typeElsewhere = (value: string, version: number) => {
    const userId = ''
    persistMenuEdit(userId, ID, { base: { menu: '# Soups', version }, text: value })
    const key = draftKey(userId, 'menu', ID)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
  }
  // The page hears of other tabs a moment after it is drawn.
  await waitFor(() => {
    typeElsewhere('# Stews', 3)
    expect(text.value).toBe('# Stews')
  })
  typeElsewhere('# Of a newer menu', 4)
  expect(text.value).toBe('# Stews')
})

test('Back leads to the restaurant', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe(`/details/${ID}`)
})

test('the menu of a restaurant that does not exist is a page that does not exist', async () => {
  fakeApi({
    [`GET /api/restaurantDetails/${ID}`]: { status: 404 },
    [`GET /api/restaurants/${ID}`]: { status: 404 },
  })
  show()
  await screen.findByRole('heading', { name: 'Page not found' })
})
