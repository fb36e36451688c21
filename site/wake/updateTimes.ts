import { MINUTE_MS } from '../../worker/contract/durations.ts'
import { type OpenState, openStateAt, weekdayOf } from '../../worker/contract/hours/openState.ts'
import { plainClock } from '../../worker/contract/hours/plainClock.ts'
import { decodeWeek } from '../../worker/contract/hours/week.ts'
import type { PageInput } from '../../worker/contract/page/page.ts'
import type { Restaurant } from '../../worker/contract/restaurant.ts'
import { liveAge, liveAgeHoldsUntil } from '../live/liveAge.ts'
import { thisMinute } from '../live/thisMinute.ts'
import { pageInput } from '../pageInput.ts'
import { halfDayClock } from '../ui/hours/clocks.ts'
import { openWords, wordsHoldUntil } from '../ui/hours/openWords.ts'
import { speakAsDocument } from './speakAsDocument.ts'

/**
 * Updates the expired times of a sleeping island without React: opening hours, and how long a pop-up has been out. The island
 * wakes with this state (`drawnAt`). A list of what is open now has to drop rows, so it wakes instead.
 */
export function updateTimes(island: Element, isAwake: () => boolean): void {
  const input = pageInput()
  if (input === null || isAwake()) return
  if (/[?&]open=now\b/.test(input.url)) {
    island.dispatchEvent(new Event('wake'))
    return
  }
  speakAsDocument()
  updateAll(island, input)
  const timer = setInterval(() => {
    if (isAwake()) clearInterval(timer)
    else updateAll(island, input)
  }, MINUTE_MS / 4)
}

function updateAll(island: Element, input: PageInput): void {
  const now = thisMinute()
  for (const part of island.querySelectorAll<HTMLElement>('[data-until]')) {
    if (Number(part.dataset.until) > now) continue
    const restaurant = restaurantOf(part, input)
    if (restaurant !== undefined) update(part, restaurant, now)
  }
  const props: object = JSON.parse(island.getAttribute('props') ?? '{}')
  const drawnAt = new Date(now).toISOString()
  island.setAttribute('props', JSON.stringify({ ...props, drawnAt }))
}

function restaurantOf(part: Element, { content }: PageInput): Restaurant | undefined {
  if (content.page === 'details') return content.restaurant
  const row = part.closest('.row')?.id
  if (content.page !== 'find') return undefined
  return content.answer?.restaurants.find(({ _id }) => row === `row-${_id}`)
}

/** Writes what `LiveBadge`, `OpenLine` and `OpeningHours` would draw. */
function update(part: HTMLElement, restaurant: Restaurant, now: number): void {
  if (part.matches('.badge')) {
    part.querySelector('span')?.replaceChildren(liveAge(restaurant, now))
    part.dataset.until = String(liveAgeHoldsUntil(restaurant, now))
    return
  }
  const week = decodeWeek(restaurant.week)
  const state = week && restaurant.zone ? openStateAt(week, restaurant.zone, now) : null
  if (state === null) return
  part.dataset.until = String(wordsHoldUntil(state, now))
  const today = weekdayOf(state.local.day)
  for (const [day, row] of part.querySelectorAll('.week tr').entries()) {
    if (day === today) row.setAttribute('aria-current', 'date')
    else row.removeAttribute('aria-current')
  }
  const line = part.matches('.open-line') ? part : part.querySelector<HTMLElement>('.open-state')
  if (line !== null) updateOpenLine(line, state, now)
}

function updateOpenLine(line: HTMLElement, state: OpenState, now: number): void {
  line.dataset.open = state.is
  const byDay = openWords(state, now, plainClock)
  const byHalfDay = openWords(state, now, halfDayClock)
  if (byDay === byHalfDay) line.replaceChildren(byDay)
  else line.replaceChildren(wordsIn('clock-24', byDay), wordsIn('clock-12', byHalfDay))
}

function wordsIn(className: string, words: string): HTMLSpanElement {
  const span = document.createElement('span')
  return Object.assign(span, { className, textContent: words })
}
