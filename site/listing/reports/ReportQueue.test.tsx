import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Report } from '../../../worker/contract/restaurants/editing.ts'
import { signIn } from '../../account/auth.ts'
import { recentChanges } from '../../device/changedRestaurants.ts'
import { type FakeAnswer, failures, fakeApi } from '../../testing/fakeApi.ts'
import { makeRestaurant } from '../../testing/makeRestaurant.ts'
import { renderVisit } from '../../testing/renderVisit.tsx'
import { OwnedList } from '../owned/OwnedList.tsx'
import { ReportQueue } from './ReportQueue.tsx'

const report: Report = {
  id: 7,
  kind: 'closed',
  note: 'Shutters down',
  at: '2026-11-20T10:00:00.000Z',
  by: null,
  restaurant: { _id: 'r1', name: 'Ruby’s', status: 'RESTAURANT', address: 'Elm', closedAt: null },
  outcome: null,
}

const markAsClosed = () =>
  fireEvent.click(screen.getAllByRole('button', { name: 'Mark as closed' })[0] ?? document.body)
const sayYes = () => {
  const dialog = within(screen.getByRole('dialog', { name: 'Ruby’s' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Mark as closed' }))
}

test('an open report is shown with what was said, and resolved', async () => {
  const seen = fakeApi({
    'GET /api/reports': { body: [report] },
    'POST /api/reports/7/resolve': { body: { ...report, outcome: 'closed' } },
  })
  renderVisit(<ReportQueue title="Open reports" />)
  await screen.findByText('“Shutters down”')
  expect(screen.getByText('November 20, 2026')).toBeDefined()
  markAsClosed()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(seen).toHaveLength(1)
  markAsClosed()
  sayYes()
  await screen.findByText('No open reports.')
  expect(seen.at(-1)?.body).toEqual({ outcome: 'closed' })
  expect(recentChanges()).toMatchObject([{ id: 'r1', restaurant: null }])
})

test('a report on a restaurant without an address leaves no gap for it', async () => {
  const restaurant = { ...report.restaurant, address: null }
  fakeApi({ 'GET /api/reports': { body: [{ ...report, restaurant }] } })
  renderVisit(<ReportQueue title="Open reports" />)
  const day = await screen.findByText('November 20, 2026')
  expect(day.previousElementSibling).toBeNull()
})

test('closing a place settles all that said so of it, and nothing else', async () => {
  const others: Report[] = [
    { ...report, id: 8, note: 'Empty windows' },
    { ...report, id: 9, kind: 'moved', note: 'Next door' },
    { ...report, id: 10, note: 'Elsewhere', restaurant: { ...report.restaurant, _id: 'r2' } },
  ]
  fakeApi({
    'GET /api/reports': { body: [report, ...others] },
    'POST /api/reports/7/resolve': { body: { ...report, outcome: 'closed' } },
  })
  renderVisit(<ReportQueue title="Open reports" />)
  await screen.findByText('4 open reports')
  markAsClosed()
  sayYes()
  await screen.findByText('2 open reports')
  expect(screen.queryByText('“Empty windows”')).toBeNull()
  expect(screen.getByText('“Next door”')).toBeDefined()
  // Its script may run the other way, but it begins where the lines around it do.
  expect(screen.getByText('“Elsewhere”').tagName).toBe('BDI')
})

test('says how many are open, and loads the next ones while more wait', async () => {
  const headers = { 'x-total-count': '2' }
  fakeApi({
    'GET /api/reports': { body: [report], headers },
    'GET /api/reports?after=7': { body: [{ ...report, id: 9, note: 'Gone' }], headers },
    'POST /api/reports/9/resolve': { body: { ...report, id: 9, outcome: 'fixed' } },
  })
  renderVisit(<ReportQueue title="Open reports" />)
  await screen.findByText('2 open reports')
  fireEvent.click(screen.getByText('Show more'))
  await screen.findByText('“Gone”')
  expect(screen.getByText('“Shutters down”')).toBeDefined()
  expect(screen.queryByText('Show more')).toBeNull()
  fireEvent.click(screen.getAllByRole('button', { name: 'Fixed' })[1] ?? document.body)
  await screen.findByText('1 open report')
})

test('a report that somebody else has settled meanwhile is shown as they settled it', async () => {
  fakeApi({
    'GET /api/reports': { body: [report] },
    'POST /api/reports/7/resolve': { body: { ...report, outcome: 'dismissed' } },
  })
  renderVisit(<ReportQueue title="Reports" />)
  fireEvent.click(await screen.findByRole('button', { name: /Mark as closed/ }))
  fireEvent.click(screen.getAllByText('Mark as closed').at(-1) ?? document.body)
  await screen.findByText('Dismissed')
  expect(recentChanges()).toEqual([])
})

test('the number of reports is added to a status that was there before', async () => {
  fakeApi({ 'GET /api/reports': { body: [report] } })
  renderVisit(<ReportQueue title="Open reports" />)
  const status = screen.getByText('Loading the reports…').closest('[role=status]')
  await screen.findByText('1 open report')
  expect(status?.textContent).toBe('1 open report')
})

test('an owner is told when reports cannot be read, and sees nothing when there are none', async () => {
  let answer: FakeAnswer = { status: 503, body: failures('Too busy') }
  fakeApi({ 'GET /api/reports': () => answer })
  renderVisit(<ReportQueue title="Reported" hideWhenEmpty />)
  await screen.findByText('Too busy')
  answer = { body: [] }
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Reported' })).toBeNull())
})

test('a report that cannot be resolved stays', async () => {
  fakeApi({
    'GET /api/reports': { body: [report] },
    'POST /api/reports/7/resolve': { status: 403, body: failures('Not yours') },
  })
  renderVisit(<ReportQueue title="Open reports" />)
  fireEvent.click(await screen.findByRole('button', { name: 'Fixed' }))
  await screen.findByText('Not yours')
  await waitFor(() => expect(screen.getByText('“Shutters down”')).toBeDefined())
})

test('the list of own restaurants above says at once that a place is closed', async () => {
  const own = makeRestaurant({ _id: 'r1', name: 'Ruby’s' })
  let owned = own
  fakeApi({
    'GET /api/restaurants/owned_restaurants': () => ({ body: [owned] }),
    'GET /api/reports': { body: [report] },
    'POST /api/reports/7/resolve': () => {
      owned = { ...own, closedAt: '2026-11-27T00:00:00.000Z', version: own.version + 1 }
      return { body: { ...report, outcome: 'closed' } }
    },
  })
  signIn({ token: 't', user: { id: 'u', email: 'me@sprig.test', groups: ['r1'] } })
  renderVisit(<OwnedList />, '/admin')
  await screen.findByText(/Restaurant$/)
  await screen.findByText('“Shutters down”')
  markAsClosed()
  sayYes()
  await screen.findByText(/Closed$/)
})
