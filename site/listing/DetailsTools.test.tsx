import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Restaurant } from '../../worker/contract/restaurant.ts'
import { readDevice, signIn } from '../account/auth.ts'
import { readWaitingMark } from '../device/waitingMark.ts'
import { type FakeAnswers, failures, fakeApi } from '../testing/fakeApi.ts'
import type { FakeDevice } from '../testing/fakeKeyval.ts'
import { makeRestaurant } from '../testing/makeRestaurant.ts'
import { makeInput, renderVisit } from '../testing/renderVisit.tsx'
import { DetailsTools } from './DetailsTools.tsx'
import { mentionedIn } from './menu/mentionedIn.ts'

const device: FakeDevice = vi.hoisted(() => ({ kept: new Map(), refuses: () => false }))
vi.mock('idb-keyval', async () => (await import('../testing/fakeKeyval.ts')).fakeKeyval(device))

const ID = 'r000000000000001'

interface Opening {
  /** Null: signed out. */
  groups: string[] | null
  parts?: Partial<Restaurant>
  hasMenu?: boolean
  answers?: FakeAnswers
}

function open({ groups, parts = {}, hasMenu = true, answers = {} }: Opening) {
  const seen = fakeApi(answers)
  if (groups === null) readDevice()
  else signIn({ token: 't', user: { id: 'u', email: 'me@sprig.test', groups } })
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  const restaurant = makeRestaurant({ version: 3, ...parts })
  const input = makeInput({ content: { page: 'details', restaurant, menu: null } })
  renderVisit(<DetailsTools hasMenu={hasMenu} input={input} />, `/details/${ID}`)
  return { seen, reload }
}
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

test.each([
  ['the owner', [ID]],
  ['an admin', ['admin']],
])('%s sees both edit links', (_who, groups) => {
  open({ groups })
  expect(links()).toEqual([`/details/${ID}/edit`, `/${ID}/edit`])
})

test.each([
  ['its owner', [ID], { status: 'OFFLINE' }, true],
  ['a member', [], { status: 'OFFLINE' }, false],
  ['the owner of a restaurant', [ID], {}, false],
  ['the owner of one that closed', [ID], { status: 'OFFLINE', closedAt: 'x' }, false],
] as const)('%s of a pop-up plans ahead: case %#', (_who, groups, parts, mayPlan) => {
  open({ groups: [...groups], parts })
  expect(screen.queryByText('Plan ahead') !== null).toBe(mayPlan)
})

test('folded, what an owner plans stays as it was typed', async () => {
  open({ groups: [ID], parts: { status: 'OFFLINE' } })
  const summary = screen.getByText('Plan ahead')
  const fold = async (isOpen: boolean) => {
    fireEvent.click(summary)
    await waitFor(() => expect(summary.closest('details')?.open).toBe(isOpen))
    fireEvent(summary.closest('details') ?? summary, new Event('toggle'))
  }
  await fold(true)
  const day = await screen.findByLabelText<HTMLInputElement>('Date')
  fireEvent.change(day, { target: { value: '2026-11-27' } })
  await fold(false)
  await fold(true)
  expect((await screen.findByLabelText<HTMLInputElement>('Date')).value).toBe('2026-11-27')
})

test('without a menu there is no description to edit', () => {
  open({ groups: [ID], hasMenu: false })
  expect(links()).toEqual([`/${ID}/edit`])
})

test.each([
  ['somebody signed out', null],
  ['a member', ['r000000000000002']],
])('%s sees no edit links', (_who, groups) => {
  open({ groups })
  expect(links()).toEqual([])
  expect(screen.getByText('Report a problem')).toBeDefined()
  expect(screen.queryByText('History') !== null).toBe(groups !== null)
})

test.each([
  ['a member', [], true],
  ['somebody signed out', null, false],
])('%s can look at a menu dish by dish: %o', async (_who, groups, can) => {
  const dishes = { body: { version: 3, dishes: [] } }
  open({ groups, answers: { [`GET /api/restaurantDetails/${ID}/dishes`]: dishes } })
  expect(screen.queryByText('Vegan, dish by dish') !== null).toBe(can)
  if (!can) return
  unfold('Vegan, dish by dish')
  await screen.findByText('Nothing on the menu is a dish yet.')
})

test('"Confirm details" confirms with one tap', async () => {
  const confirmed = makeRestaurant({ confirmedAt: '2026-11-21T12:00:00.000Z' })
  const { reload } = open({
    groups: [],
    answers: { [`POST /api/restaurants/${ID}/confirm`]: { body: confirmed } },
  })
  fireEvent.click(screen.getByText('Confirm details'))
  await screen.findByText('Thank you for confirming!')
  expect(reload).toHaveBeenCalledOnce()
})

test('"Confirm details" without a connection is sent later', async () => {
  const { reload } = open({
    groups: [],
    answers: {
      [`POST /api/restaurants/${ID}/confirm`]: () => {
        throw new TypeError('Failed to fetch')
      },
    },
  })
  fireEvent.click(screen.getByText('Confirm details'))
  await screen.findByText(
    'It has not reached Sprig yet: it waits on this device and is sent later.',
  )
  expect(readWaitingMark('u')).toEqual({ unsent: 1, all: 1 })
  expect(reload).not.toHaveBeenCalled()
})

test('"Confirm details" of what has changed since says so, and shows it', async () => {
  const { reload } = open({
    groups: [],
    answers: {
      [`POST /api/restaurants/${ID}/confirm`]: { status: 412, body: failures('Changed since') },
    },
  })
  fireEvent.click(screen.getByText('Confirm details'))
  await screen.findByText('Changed since')
  expect(reload).toHaveBeenCalledOnce()
})

test('a closed restaurant is opened again by its owner, not confirmed', async () => {
  const { reload } = open({
    groups: [ID],
    parts: { closedAt: '2026-11-21T12:00:00.000Z' },
    answers: { [`POST /api/restaurants/${ID}/reopen`]: { body: makeRestaurant() } },
  })
  expect(screen.queryByText('Confirm details')).toBeNull()
  fireEvent.click(screen.getByText('Open again'))
  await screen.findByText('The restaurant is open again')
  expect(reload).toHaveBeenCalledOnce()
})

const HISTORY = {
  history: [
    {
      version: 3,
      at: '2026-11-20T10:00:00.000Z',
      kind: 'changed',
      by: 'member 4fz81x',
      changes: { name: ['Ruby’s', 'Not Ruby’s'] },
    },
  ],
}

test('the history says who changed what, and one click takes it back', async () => {
  const { seen, reload } = open({
    groups: ['admin'],
    answers: {
      [`GET /api/restaurants/${ID}/history`]: { body: HISTORY },
      [`POST /api/restaurants/${ID}/history/2/revert`]: { body: makeRestaurant({ version: 4 }) },
    },
  })
  unfold('History')
  await screen.findByText(/member 4fz81x/)
  expect(screen.getByText('Not Ruby’s')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: /Revert this change/ }))
  await screen.findByText('Restaurant successfully updated')
  expect(reload).toHaveBeenCalledOnce()
  const path = `/api/restaurants/${ID}/history/2/revert`
  expect(seen.at(-1)).toMatchObject({ path, ifMatch: '"3"' })
})

test('a revert of what somebody else has changed since says so, and reads the page again', async () => {
  const { reload } = open({
    groups: [ID],
    answers: {
      [`GET /api/restaurants/${ID}/history`]: { body: HISTORY },
      [`POST /api/restaurants/${ID}/history/2/revert`]: { status: 412, body: failures('Stale') },
    },
  })
  unfold('History')
  fireEvent.click(await screen.findByRole('button', { name: /Revert this change/ }))
  await screen.findByText('Stale')
  expect(reload).toHaveBeenCalledOnce()
})

/** A page on which the owner has corrected a dish, which made `version`. */
async function correctDish(version: number) {
  const dish = { name: 'Curry', description: '', verdict: 'unsure', reason: 'curry', ask: null }
  const dishes = [{ ...dish, correction: null }]
  const shown = open({
    groups: [ID],
    answers: {
      [`GET /api/restaurantDetails/${ID}/dishes`]: {
        body: { version: 3, dishes },
        headers: { 'x-may-edit': 'owner' },
      },
      [`PUT /api/restaurantDetails/${ID}/dishes`]: {
        body: { version, dishes },
        headers: { 'x-may-edit': 'owner' },
      },
      [`GET /api/restaurants/${ID}/history`]: { body: HISTORY },
      [`POST /api/restaurants/${ID}/confirm`]: { body: makeRestaurant() },
    },
  })
  unfold('History')
  unfold('Vegan, dish by dish')
  fireEvent.click(await screen.findByRole('button', { name: 'Not vegan' }))
  await screen.findByText('Curry: Not vegan.')
  fireEvent.click(screen.getByText('Confirm details'))
  await screen.findByText('Thank you for confirming!')
  return shown.seen
}

test('after a correction, its version is confirmed and can be reverted', async () => {
  const seen = await correctDish(4)
  expect(seen.at(-1)).toMatchObject({ method: 'POST', ifMatch: '"4"' })
  expect(seen.filter(({ path }) => path.endsWith('/history'))).toHaveLength(2)
})

test('a version of somebody else, which this page does not show, is not confirmed', async () => {
  const seen = await correctDish(5)
  expect(seen.at(-1)).toMatchObject({ method: 'POST', ifMatch: '"3"' })
})

test('a confirmation is listed and cannot be reverted, nor can the first version', async () => {
  const at = '2026-11-20T10:00:00.000Z'
  const history = [
    { version: 1, kind: 'confirmed', at, by: 'member 4fz81x', changes: {} },
    { version: 1, kind: 'changed', at, by: 'you', changes: { name: ['', 'Ruby’s'] } },
  ]
  open({
    groups: [ID],
    answers: { [`GET /api/restaurants/${ID}/history`]: { body: { history } } },
  })
  unfold('History')
  expect((await screen.findByText(/confirmed the details/)).textContent).toBe(
    'November 20, 2026: member 4fz81x confirmed the details',
  )
  expect(screen.queryByRole('button', { name: /Revert|Go back/ })).toBeNull()
})

test('going back to before an older change asks first, and says what else it undoes', async () => {
  const at = '2026-11-19T10:00:00.000Z'
  const older = [5, 4, 3].map((version) => ({
    version,
    kind: 'changed',
    at,
    by: 'you',
    changes: { phone: ['1', '2'] },
  }))
  const { seen, reload } = open({
    groups: ['admin'],
    parts: { version: 5 },
    answers: {
      [`GET /api/restaurants/${ID}/history`]: { body: { history: older } },
      [`POST /api/restaurants/${ID}/history/3/revert`]: { body: makeRestaurant({ version: 6 }) },
    },
  })
  const reverts = () => seen.filter(({ method }) => method === 'POST')
  unfold('History')
  const [middle, oldest] = await screen.findAllByRole('button', { name: /Go back to before this/ })
  if (!middle || !oldest) throw new Error('Not every entry has its button')
  fireEvent.click(oldest)
  screen.getByText('This undoes the change of November 19, 2026 and the 2 later changes too.')
  fireEvent.click(screen.getByText('Cancel'))
  fireEvent.click(middle)
  screen.getByText('This undoes the change of November 19, 2026 and the later change too.')
  expect(reverts()).toEqual([])
  fireEvent.click(screen.getByText('Go back'))
  await screen.findByText('Restaurant successfully updated')
  expect(reload).toHaveBeenCalledOnce()
  const path = `/api/restaurants/${ID}/history/3/revert`
  expect(reverts()).toMatchObject([{ path, ifMatch: '"5"' }])
})

test('what no revert takes back has no button, and does not count as a later change', async () => {
  const entry = { at: '2026-11-20T10:00:00.000Z', kind: 'changed', by: 'you' }
  const history = [
    { ...entry, version: 4, changes: { status: ['OFFLINE', 'ONLINE'], onlineUntil: [null, 1] } },
    { ...entry, version: 3, changes: { googleId: [null, 'by an admin'] } },
    { ...entry, version: 2, changes: { status: ['RESTAURANT', 'OFFLINE'] } },
  ]
  open({
    groups: [ID],
    answers: { [`GET /api/restaurants/${ID}/history`]: { body: { history } } },
  })
  unfold('History')
  await screen.findByText('by an admin')
  const names = screen.getAllByRole('button', { name: /Revert|Go back/ })
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Revert this change of November 20, 2026',
  ])
})

test('a person who may not revert can only read the history', async () => {
  open({
    groups: [],
    answers: { [`GET /api/restaurants/${ID}/history`]: { body: HISTORY } },
  })
  unfold('History')
  await screen.findByText(/member 4fz81x/)
  expect(screen.queryByRole('button', { name: /Revert/ })).toBeNull()
})

/** happy-dom fires no toggle event by itself. */
function unfold(summary: string, isOpen = true) {
  const details = screen.getByText(summary).closest('details')
  if (!details) throw new Error(`No ${summary}`)
  details.open = isOpen
  fireEvent(details, new Event('toggle'))
}

test('folded after a correction, the page shows its new summary', async () => {
  const dish = { name: 'Pho', description: '', verdict: 'vegan', reason: 'tofu', ask: null }
  const answer = (correction: object | null) => ({
    body: { version: 3, dishes: [{ ...dish, correction }] },
    headers: { 'x-may-edit': 'owner' },
  })
  const path = `/api/restaurantDetails/${ID}/dishes`
  const said = { dish: 'Pho', verdict: 'not-vegan', by: 'owner', at: '2026-11-22T08:00:00.000Z' }
  const { reload } = open({
    groups: [ID],
    answers: { [`GET ${path}`]: answer(null), [`PUT ${path}`]: answer(said) },
  })
  unfold('Vegan, dish by dish')
  await screen.findByRole('button', { name: 'Not vegan' })
  unfold('Vegan, dish by dish', false)
  expect(reload).not.toHaveBeenCalled()
  unfold('Vegan, dish by dish')
  fireEvent.click(await screen.findByRole('button', { name: 'Not vegan' }))
  await screen.findByText('Said by the owner, Nov 22, 2026')
  unfold('Vegan, dish by dish', false)
  expect(reload).toHaveBeenCalled()
})

test('the dishes that a menu names are found whatever their case and accents', () => {
  const names = ['Banh mi', 'Tofu bowl', 'Pho', ' ', '…']
  expect(names.filter(mentionedIn('**BÁNH MÌ** and **tofu** bowl'))).toEqual([
    'Banh mi',
    'Tofu bowl',
  ])
})

test('a menu does not name a dish whose name is a part of a word', () => {
  const names = ['Pho', 'Ham', 'フォー', '豆腐']
  expect(names.filter(mentionedIn('Phoenix roll, Graham cake, 麻婆豆腐、フォー'))).toEqual([
    'フォー',
    '豆腐',
  ])
})
