import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Day, encodeWeek } from '../../../worker/contract/hours/week.ts'
import { makeRestaurant } from '../../testing/makeRestaurant.ts'
import { makeInput } from '../../testing/renderVisit.tsx'
import { OpeningHours } from './OpeningHours.tsx'

const sure = (from: number, to: number) => ({ from: from * 60, to: to * 60, isSure: true })
const evenings: Day[] = [[], ...Array.from({ length: 6 }, () => [sure(17, 26)])]
const week = encodeWeek({ days: evenings, holidays: [] })

function show(parts: Parameters<typeof makeRestaurant>[0], now = '2026-11-24T16:30:00.000Z') {
  vi.useFakeTimers({ now: Date.parse(now) })
  const restaurant = makeRestaurant({ zone: 'Europe/Berlin', ...parts })
  const content = { page: 'details' as const, restaurant, menu: null }
  return render(<OpeningHours input={makeInput({ content, now })} />).container
}
const stateOf = (page: HTMLElement) => page.querySelector('.open-state .clock-24')?.textContent

test('says what the place is now, and the week with today marked', () => {
  const page = show({ week })
  expect(stateOf(page)).toBe('Open until 02:00')
  const today = page.querySelector('[aria-current="date"]')
  expect(today?.querySelector('th')?.textContent).toBe('Tuesday')
  expect(today?.querySelector('.clock-24')?.textContent).toBe('17:00–02:00')
  expect(screen.getAllByRole('row')[0]?.textContent).toBe('Mondayclosed')
  expect(screen.getByText('Public holidays: closed')).toBeDefined()
})

test('changes by itself at the minute', () => {
  const page = show({ week }, '2026-11-24T15:59:30.000Z')
  expect(stateOf(page)).toBe('Closed, opens 17:00')
  act(() => vi.advanceTimersByTime(45_000))
  expect(stateOf(page)).toBe('Open until 02:00')
})

test('says that holidays may differ where nobody said', () => {
  show({ week: encodeWeek({ days: evenings, holidays: null }) })
  expect(screen.getByText('Hours may differ on holidays.')).toBeDefined()
})

test.each([
  ['no week', { week: null }],
  ['no zone', { week, zone: null }],
  ['what an old database answers', { week: 'week', zone: 'zone' }],
])('with %s it shows the hours as they are written', (_, parts) => {
  const page = show({ ...parts, openingHours: 'Apr-Oct 10:00-20:00' })
  expect(page.textContent).toContain('10:00–20:00')
  expect(screen.queryByRole('table')).toBeNull()
})

test('of a place that has closed for good it does not say that it is open', () => {
  expect(stateOf(show({ week, closedAt: '2026-01-01T00:00:00.000Z' }))).toBeUndefined()
})

test('what opens the days of a phone is read before them', () => {
  const page = show({ week })
  const fold = page.querySelector('details')
  expect(fold?.compareDocumentPosition(screen.getByRole('table'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})
