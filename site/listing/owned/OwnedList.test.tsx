import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LAST_CHANGE_KEY } from '../../device/changedKey.ts'
import { alerts } from '../../shell/alerts.ts'
import { type FakeAnswer, failures } from '../../testing/fakeApi.ts'
import { OWNED, openOwned, shop, TOGGLE, theSwitch, truck } from '../../testing/openOwned.tsx'
import { leaveDeleted } from '../sayDeleted.ts'
import { idIn } from './RestoreForm.tsx'

vi.mock('../../map/start.ts', async () => (await import('../../testing/fakeMap.ts')).fakeStart)

const inAnotherTab = () =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: LAST_CHANGE_KEY })))

test('only a pop-up has the switch, the map icon and the way to plan ahead', async () => {
  openOwned([truck, shop])
  const row = within(
    (await screen.findByRole('link', { name: 'Shop' })).closest('li') as HTMLElement,
  )
  expect(row.queryByRole('switch')).toBeNull()
  expect(row.queryByRole('button', { name: /Location/ })).toBeNull()
  expect(row.queryByRole('link', { name: /^Plan ahead/ })).toBeNull()
  expect(row.getByRole('link', { name: 'Edit Shop' }).getAttribute('href')).toBe('/r2/edit')
  await theSwitch()
  expect(screen.getByRole('button', { name: 'Location of Truck' })).toBeDefined()
  const plan = screen.getByRole('link', { name: 'Plan ahead (Truck)' })
  expect(plan.getAttribute('href')).toBe('/details/r1#plan')
})

test.each([
  [[truck, shop], '2 restaurants'],
  [[], "You don't manage any restaurants yet. When you add one, you become its owner."],
])('what came is added to a status that was there before', async (restaurants, words) => {
  openOwned(restaurants)
  const status = screen.getByText('Looking for your restaurants…').closest('[role=status]')
  expect((await screen.findByText(words)).closest('[role=status]')).toBe(status)
})

test('each row says where the place is and how it stands', async () => {
  openOwned([
    { ...truck, address: null },
    shop,
    { ...shop, _id: 'r3', name: 'Gone', closedAt: '2026-11-01T00:00:00.000Z' },
  ])
  await theSwitch()
  const facts = [...document.querySelectorAll('.owned-facts')].map((one) => one.textContent)
  expect(facts).toEqual([
    'No address · Pop-up, offline',
    '12 Elm Street, Boston, MA 02111 · Restaurant',
    '12 Elm Street, Boston, MA 02111 · Closed',
  ])
})

test('a restaurant is deleted after a yes, and an admin takes it back', async () => {
  const seen = openOwned(
    [shop],
    {
      'DELETE /api/restaurants/r2': { status: 204 },
      'POST /api/restaurants/r2/restore': { status: 204 },
    },
    ['admin'],
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Shop' }))
  expect(screen.getByText('Are you sure you want to delete')).toBeDefined()
  fireEvent.click(screen.getByText('Delete'))
  await screen.findByText('Shop is deleted')
  expect(screen.queryByRole('link', { name: 'Shop' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByRole('link', { name: 'Shop' })
  expect(seen.some(({ path }) => path === '/api/restaurants/r2/restore')).toBe(true)
})

test('what the page before has deleted is said here, once, and an admin takes it back', async () => {
  leaveDeleted({ id: 'r2', name: 'Shop' })
  const restored = { 'POST /api/restaurants/r2/restore': { status: 204 } }
  const seen = openOwned([truck], restored, ['admin'])
  await screen.findByText('Shop is deleted')
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Shop is back')
  expect(seen.filter(({ path }) => path.startsWith(OWNED.slice(4)))).toHaveLength(2)
  cleanup()
  alerts.items = []
  openOwned([truck], {}, ['admin'])
  await theSwitch()
  expect(screen.queryByText('Shop is deleted')).toBeNull()
})

test('what another tab has changed is shown, and not put back by the next change here', async () => {
  const place = { type: 'Point' as const, coordinates: [-71, 42] as [number, number] }
  let listed = [truck]
  const seen = openOwned([], { [OWNED]: () => ({ body: listed }) })
  await theSwitch()
  listed = [{ ...truck, address: 'Elm', geoJson: place }]
  inAnotherTab()
  await screen.findByText('Elm')
  fireEvent.click(await theSwitch())
  await waitFor(() => {
    const body = { status: 'ONLINE', lat: 42, lng: -71 }
    expect(seen.find(({ method }) => method === 'PUT')?.body).toMatchObject(body)
  })
})

test('what is changed here while the list is read again stays as it is here', async () => {
  const reading: ((answer: FakeAnswer) => void)[] = []
  let isFirst = true
  openOwned(
    [],
    {
      [OWNED]: () => {
        if (!isFirst) return new Promise((answer) => reading.push(answer))
        isFirst = false
        return { body: [truck, shop] }
      },
      [TOGGLE]: { body: { ...truck, status: 'ONLINE', version: truck.version + 1 } },
      'DELETE /api/restaurants/r2': { status: 204 },
    },
    ['admin'],
  )
  await theSwitch()
  inAnotherTab()
  fireEvent.click(await theSwitch())
  await screen.findByText('Restaurant set to online')
  fireEvent.click(screen.getByRole('button', { name: 'Delete Shop' }))
  fireEvent.click(screen.getByText('Delete'))
  await screen.findByText('Shop is deleted')
  await act(async () => reading[0]?.({ body: [{ ...truck, address: 'Elm' }, shop] }))
  expect((await theSwitch()).getAttribute('aria-checked')).toBe('true')
  expect(screen.queryByRole('link', { name: 'Shop' })).toBeNull()
  inAnotherTab()
  await act(async () => reading[1]?.({ body: [{ ...truck, version: truck.version + 2 }] }))
  await waitFor(async () => expect((await theSwitch()).getAttribute('aria-checked')).toBe('false'))
})

test('a switch on its way stays as pressed when the list is read again', async () => {
  let answer: (answer: FakeAnswer) => void = () => undefined
  let listed = [truck]
  openOwned([], {
    [OWNED]: () => ({ body: listed }),
    [TOGGLE]: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  fireEvent.click(await theSwitch())
  listed = [truck, shop]
  inAnotherTab()
  await screen.findByRole('link', { name: 'Shop' })
  expect((await theSwitch()).getAttribute('aria-checked')).toBe('true')
  await act(async () => answer({ body: { ...truck, status: 'ONLINE' } }))
  await screen.findByText('Restaurant set to online')
})

test('a change in another tab that cannot be read leaves the list as it was', async () => {
  let isDown = false
  const seen = openOwned([], { [OWNED]: () => (isDown ? { status: 503 } : { body: [shop] }) })
  await screen.findByRole('link', { name: 'Shop' })
  isDown = true
  inAnotherTab()
  await waitFor(() => expect(seen.filter(({ path }) => path.includes('/owned'))).toHaveLength(2))
  await act(async () => undefined)
  expect(screen.queryByText('Your restaurants could not be read.')).toBeNull()
  expect(screen.getByRole('link', { name: 'Shop' })).toBeDefined()
})

test('a list that cannot be read says so and can be tried again', async () => {
  let isDown = true
  openOwned([], { [OWNED]: () => (isDown ? { status: 503 } : { body: [shop] }) })
  await screen.findByText('Your restaurants could not be read.')
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByRole('link', { name: 'Shop' })).toBeDefined())
})

test('more than a page is shown page by page, and a page that fails can be asked for again', async () => {
  const first = { body: [shop], headers: { 'x-total-count': '2' } }
  let next: FakeAnswer = { status: 503, body: failures('Too busy') }
  const seen = openOwned([], { [OWNED]: first, [`${OWNED}?after=r2`]: () => next })
  await screen.findByRole('link', { name: 'Shop' })
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('Too busy')
  next = { body: [shop, truck], headers: { 'x-total-count': '2' } }
  const more = screen.getByRole('button', { name: 'Show more' })
  more.focus()
  fireEvent.click(more)
  const added = await screen.findByRole('link', { name: 'Truck' })
  expect(document.activeElement).toBe(added)
  expect(screen.getAllByRole('link', { name: 'Shop' })).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  expect(seen.filter(({ path }) => path.endsWith('after=r2'))).toHaveLength(2)
})

test('a change in another tab leaves the pages that were shown', async () => {
  const headers = { 'x-total-count': '2' }
  let first = shop
  openOwned([], {
    [OWNED]: () => ({ body: [first], headers }),
    [`${OWNED}?after=r2`]: { body: [truck], headers },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  await screen.findByRole('link', { name: 'Truck' })
  first = { ...shop, name: 'A shop' }
  inAnotherTab()
  await screen.findByRole('link', { name: 'A shop' })
  expect(screen.getByRole('link', { name: 'Truck' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('a restaurant renamed to the front does not hide the next ones', async () => {
  const headers = { 'x-total-count': '2' }
  let first = [shop]
  openOwned([], {
    [OWNED]: () => ({ body: first, headers }),
    [`${OWNED}?after=r2`]: { body: [shop], headers },
  })
  await screen.findByRole('link', { name: 'Shop' })
  first = [{ ...shop, name: 'A shop' }, truck]
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByRole('link', { name: 'Truck' })
  expect(screen.getByRole('link', { name: 'A shop' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('an owner who deletes a restaurant reads how to have it back', async () => {
  openOwned([shop], { 'DELETE /api/restaurants/r2': { status: 204 } })
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Shop' }))
  fireEvent.click(screen.getByText('Delete'))
  await screen.findByText('Shop is deleted. For 30 days we can bring it back.')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact')
})

test('the focus stays in the list when a row of it is deleted', async () => {
  openOwned([shop, truck], { 'DELETE /api/restaurants/r2': { status: 204 } })
  const button = await screen.findByRole('button', { name: 'Delete Shop' })
  button.focus()
  fireEvent.click(button)
  fireEvent.click(screen.getByText('Delete'))
  await screen.findByText(/^Shop is deleted/)
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'My restaurants' }))
})

test('after all shown rows are deleted, the list does not say that the user owns none', async () => {
  openOwned([], {
    [OWNED]: { body: [shop], headers: { 'x-total-count': '2' } },
    'DELETE /api/restaurants/r2': { status: 204 },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Shop' }))
  fireEvent.click(screen.getByText('Delete'))
  await screen.findByText(/^Shop is deleted/)
  expect(screen.queryByText(/You don't manage any restaurants yet/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Show more' })).toBeDefined()
})

test.each([
  ['r1', 'r1'],
  [' https://sprig.example/details/r1?x=1 ', 'r1'],
  ['/r1/edit', 'r1'],
])('the id in "%s" is %s', (text, id) => expect(idIn(text)).toBe(id))
