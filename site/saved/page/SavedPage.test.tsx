import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ENGLISH } from '../../../languages/list.ts'
import { findSpeechBy } from '../../../languages/speech.ts'
import { signIn } from '../../account/auth.ts'
import { alerts } from '../../shell/alerts.ts'
import { fakeApi } from '../../testing/fakeApi.ts'
import type { FakeDevice } from '../../testing/fakeKeyval.ts'
import { saved } from '../savedState.ts'
import { beginList, setSaved } from '../saving.ts'
import { SavedPage } from './SavedPage.tsx'

const device: FakeDevice = vi.hoisted(() => ({ kept: new Map(), refuses: () => false }))
vi.mock('idb-keyval', async () => (await import('../../testing/fakeKeyval.ts')).fakeKeyval(device))
vi.mock('../../map/loadMap.ts', () => ({ loadMap: () => new Promise(() => undefined) }))

const LIST = 'berlinberlinberl'
device.kept.set('sprig-saved/saved:', {
  version: 0,
  places: {
    r1: { mine: { name: 'Green Fork', note: '', lists: [LIST] }, base: null },
    r2: { mine: { name: 'Blue Spoon', note: '', lists: [] }, base: null },
  },
  lists: { [LIST]: { mine: { name: 'Berlin' }, base: null } },
})

afterEach(() => {
  findSpeechBy(() => undefined)
  history.replaceState(null, '', '/')
})

test('without a connection the list is shown that the address asked for', async () => {
  history.replaceState(null, '', `/offline?at=${encodeURIComponent(`/saved?list=${LIST}`)}`)
  render(<SavedPage />)
  expect(await screen.findByRole('heading', { name: 'Green Fork' })).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Blue Spoon' })).toBeNull()
})

test('a list is begun, shown and deleted in the language of the page', async () => {
  findSpeechBy(() => ({ language: { ...ENGLISH, code: 'de' }, messages: {} }))
  history.replaceState(null, '', '/de/saved')
  render(<SavedPage />)
  fireEvent.change(await screen.findByLabelText('Name of a new list'), {
    target: { value: 'Hamburg' },
  })
  // Screen readers announce only what comes into a status that was there before.
  const said = screen.getByText('Saved places', { selector: '[role="status"]' })
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(said.textContent).toBe('List Hamburg'))
  const remove = await screen.findByRole('button', { name: 'Delete list' })
  remove.focus()
  fireEvent.click(remove)
  expect(location.search).not.toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(location.pathname + location.search).toBe('/de/saved')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Lists')))
})

test('a new list does not take a person back who has gone to another meanwhile', async () => {
  history.replaceState(null, '', '/saved')
  render(<SavedPage />)
  const field = await screen.findByLabelText<HTMLInputElement>('Name of a new list')
  fireEvent.change(field, { target: { value: 'Bremen' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  fireEvent.click(screen.getByRole('link', { name: /^Berlin/ }))
  await screen.findByRole('link', { name: /^Bremen/ })
  await waitFor(() => expect(field.value).toBe(''))
  expect(location.search).toBe(`?list=${LIST}`)
})

test('a list cannot take the name of another; that it has a new one is said once it is stored', async () => {
  await beginList('Bremen')
  history.replaceState(null, '', `/saved?list=${LIST}`)
  render(<SavedPage />)
  const rename = async (name: string) => {
    alerts.items = []
    fireEvent.change(await screen.findByLabelText('Name of this list'), { target: { value: name } })
    fireEvent.click(screen.getByRole('button', { name: 'Rename' }))
    expect(alerts.items).toEqual([])
    await waitFor(() => expect(alerts.items).not.toEqual([]))
    return alerts.items.map(({ text }) => text)
  }
  expect(await rename('bremen')).toEqual(['You already have a list called bremen'])
  expect(await rename('Berlin Mitte')).toEqual(['The list is called Berlin Mitte now'])
  screen.getByRole('link', { name: /^Berlin Mitte/ })
})

test('places that come from elsewhere leave the focus where it is', async () => {
  render(<SavedPage />)
  await screen.findByRole('heading', { name: 'Green Fork' })
  await setSaved({ id: 'r3', name: 'Red Pot' }, true)
  await screen.findByRole('heading', { name: 'Red Pot' })
  expect(document.activeElement).toBe(document.body)
  await setSaved({ id: 'r3', name: 'Red Pot' }, false)
})

test('a place that is removed leaves the focus with the list, and the last one with the page', async () => {
  render(
    <main tabIndex={-1}>
      <SavedPage />
    </main>,
  )
  const remove = async (name: string) => {
    const button = await screen.findByRole('button', { name: `Remove ${name}` })
    button.focus()
    fireEvent.click(button)
  }
  await remove('Green Fork')
  const list = screen.getByRole('list', { name: 'Saved places' })
  await waitFor(() => expect(document.activeElement).toBe(list))
  await remove('Blue Spoon')
  await screen.findByText(/^Nothing is saved yet/)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

test('that nothing is saved is said only when the account has answered', async () => {
  let answer = (_body: object) => {}
  const answered = new Promise<object>((resolve) => {
    answer = resolve
  })
  fakeApi({ 'GET /api/saved': async () => ({ body: await answered }) })
  const locks = { request: async (_name: string, run: () => Promise<void>) => await run() }
  vi.stubGlobal('navigator', { locks, onLine: true })
  signIn({ token: 't', user: { id: 'u', email: 'me@sprig.test', groups: [] } })
  render(<SavedPage />)
  await screen.findByText('Opening the page…')
  await vi.waitFor(() => expect(saved.isKnown).toBe(true))
  expect(screen.queryByText(/Nothing is saved yet/)).toBeNull()
  answer({ version: 0, places: {}, lists: {} })
  await screen.findByText(/Nothing is saved yet/)
  expect(screen.queryByText('Opening the page…')).toBeNull()
})

test('a list is shared and its link taken back by one button, which keeps the focus', async () => {
  let code: string | null = null
  let version = 0
  const answer = () => {
    version += 1
    return { body: { version, places: {}, lists: { [LIST]: { name: 'Berlin', code, version } } } }
  }
  const share = (wanted: string | null) => () => {
    code = wanted
    return answer()
  }
  fakeApi({
    'GET /api/saved': answer,
    [`POST /api/saved/lists/${LIST}/share`]: share('abc'),
    [`DELETE /api/saved/lists/${LIST}/share`]: share(null),
  })
  const locks = { request: async (_name: string, run: () => Promise<void>) => await run() }
  vi.stubGlobal('navigator', { locks, onLine: true })
  signIn({ token: 't', user: { id: 'v', email: 'v@sprig.test', groups: [] } })
  history.replaceState(null, '', `/saved?list=${LIST}`)
  render(<SavedPage />)
  const button = await screen.findByRole('button', { name: 'Share by a link' })
  button.focus()
  fireEvent.click(button)
  await screen.findByRole('button', { name: 'Take the link back' })
  expect(document.activeElement).toBe(button)
  expect(screen.getByText(/^Whoever has/).parentElement?.role).toBe('status')
  fireEvent.click(button)
  await screen.findByRole('button', { name: 'Share by a link' })
  expect(document.activeElement).toBe(button)
})
