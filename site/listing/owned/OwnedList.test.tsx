import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import { signIn } from '../../account/auth.ts'
import { LAST_CHANGE_KEY } from '../../device/changedKey.ts'
import { alerts } from '../../shell/alerts.ts'
import { type FakeAnswer, type FakeAnswers, failures, fakeApi } from '../../testing/fakeApi.ts'
import { resetFakeMap } from '../../testing/fakeMap.ts'
import { makeRestaurant } from '../../testing/makeRestaurant.ts'
import { renderVisit } from '../../testing/renderVisit.tsx'
import { leaveDeleted } from '../sayDeleted.ts'
import { OwnedList } from './OwnedList.tsx'
import { idIn } from './RestoreForm.tsx'

vi.mock('../../map/start.ts', async () => (await import('../../testing/fakeMap.ts')).fakeStart)

const OWNED = 'GET /api/restaurants/owned_restaurants'
const truck = makeRestaurant({ _id: 'r1', name: 'Truck', status: 'OFFLINE' })
const shop = makeRestaurant({ _id: 'r2', name: 'Shop' })
const TOGGLE = 'PUT /api/restaurants/popup/toggle/r1'

beforeEach(() => {
  resetFakeMap()
})

function open(restaurants: Restaurant[], answers: FakeAnswers = {}, groups = ['r1', 'r2']) {
  const seen = fakeApi({
    [OWNED]: { body: restaurants },
    'GET /api/reports': { body: [] },
    ...answers,
  })
  signIn({ token: 't', user: { id: 'u', email: 'me@sprig.test', groups } })
  renderVisit(<OwnedList />, '/admin')
  return seen
}
const inAnotherTab = () =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: LAST_CHANGE_KEY })))
const theSwitch = () => screen.findByRole('switch', { name: 'Truck is out now' })

test('only a pop-up has the switch and the map icon', async () => {
  open([truck, shop])
  const row = within(
    (await screen.findByRole('link', { name: 'Shop' })).closest('li') as HTMLElement,
  )
  expect(row.queryByRole('switch')).toBeNull()
  expect(row.queryByRole('button', { name: /Location/ })).toBeNull()
  expect(row.getByRole('link', { name: 'Edit Shop' }).getAttribute('href')).toBe('/r2/edit')
  await theSwitch()
  expect(screen.getByRole('button', { name: 'Location of Truck' })).toBeDefined()
})

test('each row says where the place is and how it stands', async () => {
  open([
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

test('the switch shows the change at once and sends status and place', async () => {
  const seen = open([truck], {
    [TOGGLE]: { body: { ...truck, status: 'ONLINE', onlineUntil: '2099-01-01T21:00:00.000Z' } },
  })
  fireEvent.click(await theSwitch())
  expect((await theSwitch()).getAttribute('aria-checked')).toBe('true')
  await screen.findByText('Restaurant set to online')
  const sent = seen.find(({ method }) => method === 'PUT')
  expect(sent?.body).toEqual({ status: 'ONLINE', lat: 42.36, lng: -71.06 })
  expect(screen.getByLabelText(/until/)).toBeDefined()
})

test('a refused switch goes back, with the first message of the server or our own', async () => {
  let answer: { status: number; body?: unknown } = { status: 500 }
  open([truck], { [TOGGLE]: () => answer })
  fireEvent.click(await theSwitch())
  await screen.findByText('Error toggling restaurant, please try again')
  expect((await theSwitch()).getAttribute('aria-checked')).toBe('false')
  answer = { status: 409, body: failures('This restaurant is closed') }
  fireEvent.click(await theSwitch())
  await screen.findByText('This restaurant is closed')
  expect((await theSwitch()).getAttribute('aria-checked')).toBe('false')
})

test('a second click while the first is on its way does nothing', async () => {
  const seen = open([truck], { [TOGGLE]: { body: { ...truck, status: 'ONLINE' } } })
  const button = await theSwitch()
  fireEvent.click(button)
  fireEvent.click(button)
  await screen.findByText('Restaurant set to online')
  expect(seen.filter(({ method }) => method === 'PUT')).toHaveLength(1)
})

test('"until" sends the hour that was chosen', async () => {
  const out = { ...truck, status: 'ONLINE' as const, onlineUntil: '2099-01-01T21:00:00.000Z' }
  const seen = open([out], { [TOGGLE]: { body: out } })
  const select = await screen.findByLabelText<HTMLSelectElement>(/until/)
  const value = select.options[3]?.value ?? ''
  fireEvent.change(select, { target: { value } })
  await screen.findByText('Restaurant updated!')
  expect(alerts.items).toMatchObject([{ durationMs: 1000 }])
  expect(seen.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    status: 'ONLINE',
    until: value,
  })
})

test('an hour that is chosen while the switch is on its way is sent after it, the newest only', async () => {
  const out = { ...truck, status: 'ONLINE' as const, onlineUntil: '2099-01-01T21:00:00.000Z' }
  const waiting: (() => void)[] = []
  const seen = open([truck], {
    [TOGGLE]: ({ body }) =>
      new Promise((answer) => {
        const { until = out.onlineUntil } = body as { until?: string }
        waiting.push(() => answer({ body: { ...out, onlineUntil: until } }))
      }),
  })
  fireEvent.click(await theSwitch())
  const select = await screen.findByLabelText<HTMLSelectElement>(/until/)
  const [, first, newest] = [...select.options].map(({ value }) => value)
  fireEvent.change(select, { target: { value: first } })
  fireEvent.change(select, { target: { value: newest } })
  expect(select.value).toBe(newest)
  waiting.shift()?.()
  await screen.findByText('Restaurant set to online')
  waiting.shift()?.()
  await screen.findByText('Restaurant updated!')
  const sent = seen.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  expect(sent).toEqual([expect.anything(), expect.objectContaining({ until: newest })])
  expect(select.value).toBe(newest)
})

test('when its time is over the switch is off, and a move does not put it out again', async () => {
  vi.useFakeTimers({
    now: Date.parse('2020-11-21T13:59:50.000Z'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  })
  const out = { ...truck, status: 'ONLINE' as const, onlineUntil: '2020-11-21T14:00:00.000Z' }
  const moved = { ...truck, onlineUntil: null }
  const seen = open([out], { [TOGGLE]: { body: moved } })
  expect((await theSwitch()).getAttribute('aria-checked')).toBe('true')
  const choices = () => screen.getByLabelText<HTMLSelectElement>(/until/).options
  expect(choices()[0]?.value).toBe(out.onlineUntil)
  act(() => vi.advanceTimersByTime(60_000))
  expect((await theSwitch()).getAttribute('aria-checked')).toBe('false')
  expect(screen.queryByLabelText(/until/)).toBeNull()
  vi.useRealTimers()

  fireEvent.click(screen.getByRole('button', { name: 'Location of Truck' }))
  fireEvent.click(await screen.findByText('Update Location'))
  await screen.findByText('Restaurant updated!')
  expect(seen.find(({ method }) => method === 'PUT')?.body).toMatchObject({ status: 'OFFLINE' })
})

test('a pop-up that goes out again shows Online at once, even if its last time is over', async () => {
  const over = { ...truck, status: 'ONLINE' as const, onlineUntil: '2020-01-01T14:00:00.000Z' }
  open([over], { [TOGGLE]: { body: { ...over, onlineUntil: '2099-01-01T21:00:00.000Z' } } })
  expect((await theSwitch()).getAttribute('aria-checked')).toBe('false')
  fireEvent.click(await theSwitch())
  expect((await theSwitch()).getAttribute('aria-checked')).toBe('true')
  await screen.findByText('Restaurant set to online')
})

test('a pop-up that was never out asks where it is before it goes online', async () => {
  const seen = open([{ ...truck, geoJson: null }])
  fireEvent.click(await theSwitch())
  expect(screen.getByText('Where is it?')).toBeDefined()
  expect(seen.some(({ method }) => method === 'PUT')).toBe(false)
})

test('a restaurant is deleted after a yes, and an admin takes it back', async () => {
  const seen = open(
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
  const seen = open([truck], restored, ['admin'])
  await screen.findByText('Shop is deleted')
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Shop is back')
  expect(seen.filter(({ path }) => path.startsWith(OWNED.slice(4)))).toHaveLength(2)
  cleanup()
  alerts.items = []
  open([truck], {}, ['admin'])
  await theSwitch()
  expect(screen.queryByText('Shop is deleted')).toBeNull()
})

test('what another tab has changed is shown, and not put back by the next change here', async () => {
  const place = { type: 'Point' as const, coordinates: [-71, 42] as [number, number] }
  let listed = [truck]
  const seen = open([], { [OWNED]: () => ({ body: listed }) })
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
  open(
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
  open([], {
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
  const seen = open([], { [OWNED]: () => (isDown ? { status: 503 } : { body: [shop] }) })
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
  open([], { [OWNED]: () => (isDown ? { status: 503 } : { body: [shop] }) })
  await screen.findByText('Your restaurants could not be read.')
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByRole('link', { name: 'Shop' })).toBeDefined())
})

test('more than a page is shown page by page, and a page that fails can be asked for again', async () => {
  const first = { body: [shop], headers: { 'x-total-count': '2' } }
  let next: FakeAnswer = { status: 503, body: failures('Too busy') }
  const seen = open([], { [OWNED]: first, [`${OWNED}?after=r2`]: () => next })
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
  open([], {
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
  open([], {
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

test('the focus stays in the list when a row of it is deleted', async () => {
  open([shop, truck], { 'DELETE /api/restaurants/r2': { status: 204 } })
  const button = await screen.findByRole('button', { name: 'Delete Shop' })
  button.focus()
  fireEvent.click(button)
  fireEvent.click(screen.getByText('Delete'))
  await screen.findByText('Shop is deleted')
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'My restaurants' }))
})

test('after all shown rows are deleted, the list does not say that the user owns none', async () => {
  open([], {
    [OWNED]: { body: [shop], headers: { 'x-total-count': '2' } },
    'DELETE /api/restaurants/r2': { status: 204 },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Shop' }))
  fireEvent.click(screen.getByText('Delete'))
  await screen.findByText('Shop is deleted')
  expect(screen.queryByText(/You don't manage any restaurants yet/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Show more' })).toBeDefined()
})

test.each([
  ['r1', 'r1'],
  [' https://sprig.example/details/r1?x=1 ', 'r1'],
  ['/r1/edit', 'r1'],
])('the id in "%s" is %s', (text, id) => expect(idIn(text)).toBe(id))
