import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readWaitingMark } from '../device/waitingMark.ts'
import { failures } from '../testing/fakeApi.ts'
import type { FakeDevice } from '../testing/fakeKeyval.ts'
import { makeRestaurant } from '../testing/makeRestaurant.ts'
import { ID, openTools, unfold } from '../testing/openTools.tsx'

const device: FakeDevice = vi.hoisted(() => ({ kept: new Map(), refuses: () => false }))
vi.mock('idb-keyval', async () => (await import('../testing/fakeKeyval.ts')).fakeKeyval(device))

const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

test.each([
  ['the owner', [ID]],
  ['an admin', ['admin']],
])('%s sees both edit links', (_who, groups) => {
  openTools({ groups })
  expect(links()).toEqual([`/details/${ID}/edit`, `/${ID}/edit`])
})

test.each([
  ['its owner', [ID], { status: 'OFFLINE' }, true],
  ['a member', [], { status: 'OFFLINE' }, false],
  ['the owner of a restaurant', [ID], {}, false],
  ['the owner of one that closed', [ID], { status: 'OFFLINE', closedAt: 'x' }, false],
] as const)('%s of a pop-up plans ahead: case %#', (_who, groups, parts, mayPlan) => {
  openTools({ groups: [...groups], parts })
  expect(screen.queryByText('Plan ahead') !== null).toBe(mayPlan)
})

test('an address that asks for it opens the plan once', async () => {
  history.replaceState(null, '', `/details/${ID}#plan`)
  openTools({ groups: [ID], parts: { status: 'OFFLINE' } })
  const summary = screen.getByText('Plan ahead')
  expect(summary.closest('details')?.open).toBe(true)
  expect(document.activeElement).toBe(summary)
  expect(screen.getByText('History').closest('details')?.open).toBe(false)
  expect(location.href).toMatch(new RegExp(`/details/${ID}$`))
  history.replaceState(null, '', '/')
})

test('folded, what an owner plans stays as it was typed', async () => {
  openTools({ groups: [ID], parts: { status: 'OFFLINE' } })
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
  openTools({ groups: [ID], hasMenu: false })
  expect(links()).toEqual([`/${ID}/edit`])
})

test.each([
  ['somebody signed out', null],
  ['a member', ['r000000000000002']],
])('%s sees no edit links', (_who, groups) => {
  openTools({ groups })
  expect(links()).toEqual([])
  expect(screen.getByText('Report a problem')).toBeDefined()
  expect(screen.queryByText('History') !== null).toBe(groups !== null)
})

test.each([
  ['a member', [], true],
  ['somebody signed out', null, false],
])('%s can look at a menu dish by dish: %o', async (_who, groups, can) => {
  const dishes = { body: { version: 3, dishes: [] } }
  openTools({ groups, answers: { [`GET /api/restaurantDetails/${ID}/dishes`]: dishes } })
  expect(screen.queryByText('Vegan, dish by dish') !== null).toBe(can)
  if (!can) return
  unfold('Vegan, dish by dish')
  await screen.findByText('Nothing on the menu is a dish yet.')
})

test('"Confirm details" confirms with one tap', async () => {
  const confirmed = makeRestaurant({ confirmedAt: '2026-11-21T12:00:00.000Z' })
  const { reload } = openTools({
    groups: [],
    answers: { [`POST /api/restaurants/${ID}/confirm`]: { body: confirmed } },
  })
  fireEvent.click(screen.getByText('Confirm details'))
  await screen.findByText('Thank you for confirming!')
  expect(reload).toHaveBeenCalledOnce()
})

test('after the reload a keyboard user goes on at the tools, not at the top of the page', async () => {
  const { reload } = openTools({
    groups: [],
    answers: { [`POST /api/restaurants/${ID}/confirm`]: { body: makeRestaurant() } },
  })
  const button = screen.getByText('Confirm details')
  button.focus()
  fireEvent.click(button)
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  cleanup()
  openTools({ groups: [] })
  const tools = screen.getByRole('region', { name: 'About this restaurant' })
  expect(document.activeElement).toBe(tools)
})

test('"Confirm details" without a connection is sent later', async () => {
  const { reload } = openTools({
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
  const { reload } = openTools({
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
  const { reload } = openTools({
    groups: [ID],
    parts: { closedAt: '2026-11-21T12:00:00.000Z' },
    answers: { [`POST /api/restaurants/${ID}/reopen`]: { body: makeRestaurant() } },
  })
  expect(screen.queryByText('Confirm details')).toBeNull()
  fireEvent.click(screen.getByText('Open again'))
  await screen.findByText('The restaurant is open again')
  expect(reload).toHaveBeenCalledOnce()
})
