import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { MailingListEntry } from '../../worker/contract/accounts/accounts.ts'
import { signIn } from '../account/auth.ts'
import { type FakeAnswers, failures, fakeApi } from '../testing/fakeApi.ts'
import { renderVisit } from '../testing/renderVisit.tsx'
import { AdminPage } from './AdminPage.tsx'

const AREA = 'lat=40.97&long=-73.93&distance=30'
const LIST = 'GET /api/users/mailinglist'

afterEach(() => {
  window.location.hash = ''
})

function entry(email: string, given: Partial<MailingListEntry> = {}): MailingListEntry {
  return {
    email,
    name: `Name of ${email}`,
    city: '',
    location: null,
    secretCode: null,
    createdAt: '2026-11-01T10:00:00.000Z',
    ...given,
  }
}

function page(entries: MailingListEntry[], total = entries.length) {
  return { body: entries, headers: { 'x-total-count': String(total) } }
}

function open(answers: FakeAnswers) {
  window.location.hash = '#2'
  const seen = fakeApi(answers)
  signIn({ token: 'secret', user: { id: 'u', email: 'me@sprig.test', groups: ['admin'] } })
  renderVisit(<AdminPage />, '/admin')
  return seen
}

const rows = () =>
  within(screen.getByRole('region', { name: 'Mailing list' }))
    .getAllByRole('listitem')
    .map((row) => [
      within(row).getByText(/@/, { selector: '.entry-email' }).textContent,
      within(row).getByRole('button', { name: /Invitation$/ }).textContent,
    ])

test('people nearby who wait are listed, those with a code first', async () => {
  const sent = entry('b@x.test', { secretCode: 'sent' })
  open({ [`${LIST}?${AREA}&limit=50`]: page([entry('a@x.test'), sent]) })
  await screen.findByText('2 people')
  expect(rows()).toEqual([
    ['b@x.test', 'Resend Invitation'],
    ['a@x.test', 'Send Invitation'],
  ])
})

test('the count is there before its text, so that screen readers announce it', async () => {
  open({ [`${LIST}?${AREA}&limit=50`]: page([entry('a@x.test')]) })
  const status = screen.getByText(/^Loading the mailing list/).closest('[role=status]')
  await waitFor(() => expect(status?.textContent).toBe('1 person'))
  expect(status?.isConnected).toBe(true)
})

test('without the area filter everyone is listed', async () => {
  open({
    [`${LIST}?${AREA}&limit=50`]: page([]),
    [`${LIST}?limit=50`]: page([entry('far@x.test')]),
  })
  await screen.findByText('Nobody in this area is on the list yet.')
  const filter = screen.getByLabelText<HTMLInputElement>('Filter by area')
  expect(filter.checked).toBe(true)
  await userEvent.click(filter)
  await screen.findByText('far@x.test')
})

test('a search asks the server, and clearing it shows all again', async () => {
  open({
    [`${LIST}?${AREA}&limit=50`]: page([entry('a@x.test'), entry('b@x.test')]),
    [`${LIST}?${AREA}&search=b%40x&limit=50`]: page([entry('b@x.test')]),
  })
  await screen.findByText('2 people')
  const user = userEvent.setup()
  const box = screen.getByRole('searchbox', { name: 'Search the mailing list' })
  await user.type(box, 'b@x{Enter}')
  await screen.findByText('1 person')
  await user.clear(box)
  await screen.findByText('2 people')
})

test('an invitation is sent, said to be and marked, and the row stays where it is', async () => {
  const invited = 'PUT /api/users/mailinglist/b%40x.test'
  const seen = open({
    [`${LIST}?${AREA}&limit=50`]: page([entry('a@x.test'), entry('b@x.test')]),
    [invited]: { body: entry('b@x.test', { secretCode: 'sent' }) },
  })
  await screen.findByText('2 people')
  const button = screen.getAllByRole('button', { name: 'Send Invitation' })[1]
  if (!button) throw new Error('No second button')
  fireEvent.click(button)
  fireEvent.click(button)
  await screen.findByText('Invitation sent for b@x.test')
  expect(rows()).toEqual([
    ['a@x.test', 'Send Invitation'],
    ['b@x.test', 'Resend Invitation'],
  ])
  expect(seen.filter(({ method }) => method === 'PUT')).toHaveLength(1)
})

test('an invitation that fails says for whom and why', async () => {
  open({
    [`${LIST}?${AREA}&limit=50`]: page([entry('a@x.test')]),
    'PUT /api/users/mailinglist/a%40x.test': { status: 409, body: failures('Has an account') },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Send Invitation' }))
  await screen.findByText('Error in creating user a@x.test. Has an account')
  expect(screen.getByRole('button', { name: 'Send Invitation' })).toBeDefined()
})

test('an entry is erased only after a yes', async () => {
  const seen = open({
    [`${LIST}?${AREA}&limit=50`]: page([entry('a@x.test'), entry('b@x.test')]),
    'DELETE /api/users/mailinglist/a%40x.test': { status: 204 },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Erase a@x.test' }))
  fireEvent.click(screen.getByText('Keep'))
  expect(seen.filter(({ method }) => method === 'DELETE')).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Erase a@x.test' }))
  fireEvent.click(screen.getByText('Erase'))
  await screen.findByText('a@x.test has been erased')
  await screen.findByText('1 person')
  expect(rows().map(([email]) => email)).toEqual(['b@x.test'])
})

test('a long list is shown page by page, also when people were invited meanwhile', async () => {
  const first = Array.from({ length: 50 }, (_, i) => entry(`a${10 + i}@x.test`))
  let asked = 0
  open({
    [`${LIST}?${AREA}&limit=50`]: page(first, 51),
    // The last one was invited, so the server lists it first and repeats the others.
    [`${LIST}?${AREA}&after=a59%40x.test&limit=50`]: () => {
      asked += 1
      return asked === 1 ? page(first, 51) : page([entry('z@x.test')], 51)
    },
  })
  await screen.findByText('50 of 51 people')
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('51 people')
  expect(rows()).toHaveLength(51)
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('changes made while the next page loads stay', async () => {
  const first = Array.from({ length: 50 }, (_, i) => entry(`a${10 + i}@x.test`))
  open({
    [`${LIST}?${AREA}&limit=50`]: page(first, 51),
    [`${LIST}?${AREA}&after=a59%40x.test&limit=50`]: page([entry('z@x.test')], 50),
    'PUT /api/users/mailinglist/a10%40x.test': { body: entry('a10@x.test') },
    'DELETE /api/users/mailinglist/a11%40x.test': { status: 204 },
  })
  await screen.findByText('50 of 51 people')
  fireEvent.click(screen.getByRole('button', { name: 'Erase a11@x.test' }))
  fireEvent.click(screen.getByText('Erase'))
  fireEvent.click(screen.getAllByRole('button', { name: 'Send Invitation' })[0] ?? document.body)
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('50 people')
  await screen.findByText('Invitation sent for a10@x.test')
  expect(rows().slice(0, 2)).toEqual([
    ['a10@x.test', 'Resend Invitation'],
    ['a12@x.test', 'Send Invitation'],
  ])
  expect(rows()).toHaveLength(50)
})

test('people without a place are counted beside the area, and shown on a click', async () => {
  const nowhere = entry('nowhere@x.test')
  open({
    [`${LIST}?${AREA}&limit=50`]: {
      body: [],
      headers: { 'x-total-count': '0', 'x-without-place': '1' },
    },
    [`${LIST}?limit=50`]: page([nowhere]),
  })
  fireEvent.click(await screen.findByRole('button', { name: '+ 1 without a place' }))
  await screen.findByText('nowhere@x.test')
  expect(screen.getByLabelText<HTMLInputElement>('Filter by area').checked).toBe(false)
  expect(screen.queryByText(/without a place/)).toBeNull()
})

test('a list that cannot be read says why and can be tried again', async () => {
  let isDown = true
  open({
    [`${LIST}?${AREA}&limit=50`]: () =>
      isDown ? { status: 503, body: failures('Sprig rests') } : page([entry('a@x.test')]),
  })
  await screen.findByText('Sprig rests')
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('1 person')
  expect(screen.queryByText('Sprig rests')).toBeNull()
})

test('after a failed "Show more" both buttons ask for the next page again', async () => {
  const first = Array.from({ length: 50 }, (_, i) => entry(`a${10 + i}@x.test`))
  let isDown = true
  const rests = { status: 503, body: failures('Sprig rests') }
  const seen = open({
    [`${LIST}?${AREA}&limit=50`]: page(first, 51),
    [`${LIST}?${AREA}&after=a59%40x.test&limit=50`]: () =>
      isDown ? rests : page([entry('z@x.test')], 51),
  })
  await screen.findByText('50 of 51 people')
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(seen).toHaveLength(3))
  await screen.findByText('Sprig rests')
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('51 people')
  expect(screen.queryByText('Sprig rests')).toBeNull()
  expect(rows()).toHaveLength(51)
})

test('the export holds every page that the filter lets through', async () => {
  const many = Array.from({ length: 200 }, (_, i) => entry(`p${100 + i}@x.test`))
  open({
    [`${LIST}?${AREA}&limit=50`]: page(many.slice(0, 50), 201),
    [`${LIST}?${AREA}&limit=200`]: page(many, 201),
    [`${LIST}?${AREA}&after=p299%40x.test&limit=200`]: page([entry('z@x.test')], 201),
  })
  await screen.findByText('50 of 201 people')
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Export CSV' })))
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  const file = saved.mock.calls[0]?.[0]
  const lines = file instanceof Blob ? (await file.text()).trim().split('\r\n') : []
  expect(lines).toHaveLength(202)
  expect(lines[0]).toBe('"email","name","city","lat","lng","invited","registered"')
})
