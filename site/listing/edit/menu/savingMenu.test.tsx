import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Link, Route } from 'wouter'
import { draftKey } from '../../../device/drafts/drafts.ts'
import { store } from '../../../device/storage.ts'
import { type FakeAnswer, failures, fakeApi } from '../../../testing/fakeApi.ts'
import { renderVisit } from '../../../testing/renderVisit.tsx'
import { readMenuEdit } from '../persistedEdit.ts'
import { MenuEditPage } from './MenuEditPage.tsx'

const ID = 'r000000000000001'
const PATH = `/details/${ID}/edit`
const ADDRESS = `/api/restaurantDetails/${ID}`
const NOT_SAVED = /^What you typed while it was being saved/

/** The menu's page, with a server that delays saves until `answer`. */
async function open(menu = '# Soups', version = 3) {
  let read = { menu, version }
  const waiting: ((answer: FakeAnswer) => void)[] = []
  const seen = fakeApi({
    [`GET ${ADDRESS}`]: () => ({
      body: { menu: read.menu },
      headers: { etag: `"${read.version}"` },
    }),
    [`PUT ${ADDRESS}`]: () => new Promise((answer) => waiting.push(answer)),
  })
  const { path } = renderVisit(
    <>
      <Link href="/about">About</Link>
      <Link href={PATH}>Edit</Link>
      <Route path="/details/:id/edit">
        <MenuEditPage />
      </Route>
    </>,
    PATH,
  )
  const text = await screen.findByLabelText<HTMLTextAreaElement>('Menu')
  const answer = async (refusal?: FakeAnswer) => {
    await waitFor(() => expect(waiting).toHaveLength(1))
    await act(async () => waiting.shift()?.(refusal ?? { body: {}, headers: { etag: '"4"' } }))
  }
  const menuIs = (menu: string, version: number) => {
    read = { menu, version }
  }
  return { path, text, answer, menuIs, puts: () => seen.filter(({ method }) => method === 'PUT') }
}
const type = (text: HTMLTextAreaElement, value: string) =>
  fireEvent.change(text, { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))

test('text typed during a save stays, marked as unsaved, and the next save includes it', async () => {
  const { text, path, answer, puts } = await open()
  type(text, '# Stews')
  save()
  type(text, '# Stews\n\n- Lentil')
  await answer()
  await screen.findByText(NOT_SAVED)
  expect([path(), text.value]).toEqual([PATH, '# Stews\n\n- Lentil'])
  save()
  await answer()
  await waitFor(() => expect(path()).toBe(`/details/${ID}`))
  expect(puts()).toMatchObject([
    { body: { menu: '# Stews' }, ifMatch: '"3"' },
    { body: { menu: '# Stews\n\n- Lentil' }, ifMatch: '"4"' },
  ])
})

test('restoring the old text during a save keeps it, unsaved', async () => {
  const { text, answer } = await open()
  type(text, '# Stews')
  save()
  type(text, '# Soups')
  await answer()
  await screen.findByText(NOT_SAVED)
  cleanup()
  const again = await open('# Stews', 4)
  expect(again.text.value).toBe('# Soups')
})

test('text typed during a save can be discarded for the saved text', async () => {
  const { text, answer } = await open()
  type(text, '# Stews')
  save()
  type(text, '# Stews and more')
  await answer()
  fireEvent.click(await screen.findByText('Discard'))
  fireEvent.click(screen.getAllByText('Discard').at(-1) ?? document.body)
  expect(text.value).toBe('# Stews')
  expect(screen.queryByText(NOT_SAVED)).toBeNull()
})

test('text typed during a save stays when the save is refused', async () => {
  const { text, answer } = await open()
  type(text, '# Stews')
  save()
  type(text, '# Stews and more')
  await answer({ status: 403, body: failures('Not yours') })
  await screen.findByText('Not yours')
  expect(text.value).toBe('# Stews and more')
})

test('the error of a save leaves when the menu is saved again', async () => {
  const { text, answer } = await open()
  type(text, '# Stews')
  save()
  await answer({ status: 400, body: failures('Too busy') })
  await screen.findByText('Too busy')
  save()
  await answer()
  await screen.findByText('Restaurant successfully updated')
  expect(screen.queryByText('Too busy')).toBeNull()
})

test('a person who has left the page sees that it was saved, and stays where they are', async () => {
  const { text, path, answer } = await open()
  type(text, '# Stews')
  save()
  fireEvent.click(screen.getByRole('link', { name: 'About' }))
  await answer()
  await screen.findByText('Restaurant successfully updated')
  expect(path()).toBe('/about')
})

test('text typed after coming back during a save is kept on this device', async () => {
  const { text, answer } = await open()
  type(text, '# Stews')
  save()
  fireEvent.click(screen.getByRole('link', { name: 'About' }))
  fireEvent.click(screen.getByRole('link', { name: 'Edit' }))
  type(await screen.findByLabelText<HTMLTextAreaElement>('Menu'), '# Stews\n\n- Lentil')
  await answer()
  await screen.findByText('Restaurant successfully updated')
  cleanup()
  const again = await open('# Stews', 4)
  expect(again.text.value).toBe('# Stews\n\n- Lentil')
})

test('"Discard" says that it waits for a save', async () => {
  const { text, answer } = await open()
  type(text, '# Stews')
  save()
  type(text, '# Stews and more')
  await answer()
  const discard = await screen.findByRole('button', { name: 'Discard' })
  expect(discard.getAttribute('aria-disabled')).toBeNull()
  save()
  expect(discard.getAttribute('aria-disabled')).toBe('true')
})

/** What another tab leaves of the shared draft when it saves it. */
const savedElsewhere = async (text: HTMLTextAreaElement, left: string | null) => {
  const key = draftKey('', 'menu', ID)
  const tell = () => act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
  // The page hears of other tabs a moment after it is drawn.
  await waitFor(() => {
    store(key, JSON.stringify({ base: { menu: '# Soups', version: 3 }, text: '# Stews' }))
    tell()
    expect(text.value).toBe('# Stews')
  })
  store(key, left)
  tell()
}

test('what another tab has saved of the shared text is no change by somebody else', async () => {
  const { text, path, answer, puts, menuIs } = await open()
  await savedElsewhere(text, null)
  type(text, '# Stews\n\n- Lentil')
  menuIs('# Stews', 4)
  save()
  await answer({ status: 412, body: failures('Stale') })
  await answer()
  await waitFor(() => expect(path()).toBe(`/details/${ID}`))
  expect(puts().at(-1)).toMatchObject({ body: { menu: '# Stews\n\n- Lentil' }, ifMatch: '"4"' })
})

test('text typed while another tab saves goes on from what it saved', async () => {
  const { text, answer, puts } = await open()
  const base = { menu: '# Stews', version: 4 }
  await savedElsewhere(text, JSON.stringify({ base, text: '# Stews' }))
  type(text, '# Stews\n\n- Lentil')
  save()
  await answer()
  expect(puts().at(-1)?.ifMatch).toBe('"4"')
})

test('text that goes back to before what another tab has saved is kept', async () => {
  const { text } = await open()
  const base = { menu: '# Stews', version: 4 }
  await savedElsewhere(text, JSON.stringify({ base, text: '# Stews' }))
  type(text, '# Soups')
  expect(readMenuEdit('', ID)).toMatchObject({ base, text: '# Soups' })
})

test('what somebody else has saved after another tab discarded the shared text is shown', async () => {
  const { text, answer, menuIs } = await open()
  await savedElsewhere(text, null)
  menuIs('# Theirs', 4)
  save()
  await answer({ status: 412, body: failures('Stale') })
  await screen.findByText(/^Somebody else changed this menu/)
})
