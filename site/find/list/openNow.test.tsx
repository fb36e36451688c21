import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { encodeWeek } from '../../../worker/contract/hours/week.ts'
import { answerOf, renderFind } from '../../testing/renderFind.tsx'
import { makeFound } from '../../testing/restaurants.ts'
import { fakeSearches, found } from '../../testing/searchAnswers.ts'
import { OpenFilter } from '../search/OpenFilter.tsx'
import { ResultsList } from './ResultsList.tsx'

const answers = fakeSearches()

const until = (hour: number) =>
  encodeWeek({
    days: Array.from({ length: 7 }, () => [{ from: 600, to: hour * 60, isSure: true }]),
    holidays: null,
  })
const hours = { openingHours: 'Mo-Su 10:00-22:00', zone: 'America/New_York' }
const AT = '/?lat=42.36&lng=-71.06'

/** The page was drawn at 7 o'clock in Boston. */
function show(query: string, unsaid = 0) {
  const restaurants = [
    makeFound({ _id: 'r1', name: 'Early', ...hours, week: until(14) }),
    makeFound({ _id: 'r2', name: 'Late', ...hours, week: until(22) }),
    makeFound({ _id: 'r3', name: 'Seasonal', ...hours, week: null }),
    makeFound({ _id: 'r4', name: 'Silent', openingHours: null }),
  ]
  const asked = query.includes('open')
  const listed = asked && !query.includes('unsaid') ? restaurants.slice(0, 2) : restaurants
  const content = { answer: { ...answerOf(listed), unsaid: asked ? unsaid : null } }
  return renderFind(<ResultsList signedIn={false} />, { path: AT + query, content })
}
const lines = () => [...document.querySelectorAll('.open-line')].map((line) => line.textContent)

describe('what the list says of hours', () => {
  it('changes by itself at the minute, without a request', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T18:58:40.000Z') })
    show('')
    expect(lines()).toEqual(['Closes in 2 min', 'Open until 22:00Open until 10 PM', 'See hours'])
    act(() => vi.advanceTimersByTime(90_000))
    expect(lines()[0]).toBe('Opens Sun 10:00Opens Sun 10 AM')
    expect(answers.asked).toEqual([])
  })

  it('drops what has closed when only open places are wanted', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T18:58:40.000Z') })
    show('&open=now', 31)
    expect(screen.getByText('2 open, 31 do not say')).toBeTruthy()
    act(() => vi.advanceTimersByTime(90_000))
    expect(screen.queryByRole('link', { name: 'Early' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Late' })).toBeTruthy()
    expect(screen.getByText('1 open, 31 do not say')).toBeTruthy()
    expect(answers.asked).toEqual([])
  })

  it('counts no restaurants without hours when only pop-ups that are out are wanted', () => {
    show('&open=now&unsaid=1&live=1', 9)
    expect(screen.getByText('0 restaurants')).toBeTruthy()
    expect(screen.queryByText(/do not say/)).toBeNull()
  })

  it('calls nothing open of an answer that was not asked for it', () => {
    const { find } = show('')
    act(() => {
      find.state.open = 'tu-18:30'
    })
    expect(screen.getByText('4 restaurants')).toBeTruthy()
  })

  it('offers those that do not say, and takes them away again', async () => {
    const { find } = show('&open=tu-18:30', 1)
    answers.next = [() => found(3)]
    await userEvent.click(screen.getByRole('button', { name: 'Show those that do not say' }))
    expect(find.state).toMatchObject({ open: 'tu-18:30', unsaid: true })
    expect(answers.asked[0]?.searchParams.get('unsaid')).toBe('1')
  })
})

it('leaves out nothing of an answer before the next one is there, as without a connection', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T18:58:40.000Z'), toFake: ['Date'] })
  const { find } = show('&open=now&unsaid=1', 2)
  expect(screen.getByText('2 open, 2 do not say')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Leave out those that do not say' }))
  expect(find.state.unsaid).toBe(false)
  expect(screen.getByText('2 open, 2 do not say')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Silent' })).toBeTruthy()
})

describe('the filter', () => {
  it('asks for what is open now', async () => {
    const { find } = renderFind(<OpenFilter />, { path: AT })
    answers.next = [() => found(1)]
    await userEvent.click(screen.getByRole('checkbox', { name: 'Open now' }))
    expect(find.state.open).toBe('now')
    expect(answers.asked.at(-1)?.searchParams.get('open')).toBe('now')
  })

  it('asks for a day and a time in a dialog, and clears them', async () => {
    const { find } = renderFind(<OpenFilter />, { path: AT })
    answers.next = [() => found(1), () => found(2)]
    await userEvent.click(screen.getByRole('button', { name: 'Open at …' }))
    await userEvent.selectOptions(await screen.findByLabelText('Day'), 'Sat')
    await userEvent.clear(screen.getByLabelText('Time'))
    await userEvent.type(screen.getByLabelText('Time'), '20:30')
    await userEvent.click(screen.getByRole('button', { name: 'Show what is open' }))
    expect(find.state.open).toBe('sa-20:30')
    const chosen = screen.getByRole('checkbox', { name: /^Open Sat/ })
    await userEvent.click(chosen)
    expect(find.state.open).toBe('')
    await waitFor(() => expect(chosen.isConnected).toBe(false))
    expect(document.activeElement?.textContent).toBe('Open at …')
  })
})
