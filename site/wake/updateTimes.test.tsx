import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import compiled from '../../languages/compiled/messages.json'
import { ENGLISH, findLanguage } from '../../languages/list.ts'
import type { Messages } from '../../languages/say.ts'
import { findSpeechBy } from '../../languages/speech.ts'
import { MINUTE_MS } from '../../worker/contract/durations.ts'
import { encodeWeek } from '../../worker/contract/hours/week.ts'
import type { PageContent, PageInput } from '../../worker/contract/page/page.ts'
import { FindList } from '../find/FindList.tsx'
import { OpeningHours } from '../listing/place/OpeningHours.tsx'
import { answerOf } from '../testing/renderFind.tsx'
import { makeInput } from '../testing/renderVisit.tsx'
import { makeFound } from '../testing/restaurants.ts'
import { updateTimes } from './updateTimes.ts'

// TypeScript reads a tuple in JSON as an array.
const messages = compiled.de as unknown as Messages
const speech = () => ({ language: findLanguage('de') ?? ENGLISH, messages })

/** In Boston it is five minutes to 2 in the afternoon. */
const DRAWN_AT = '2026-11-21T18:55:00.000Z'

beforeEach(() => vi.useFakeTimers({ now: Date.parse(DRAWN_AT) }))
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

const until = (hour: number) =>
  encodeWeek({
    days: Array.from({ length: 7 }, () => [{ from: 600, to: hour * 60, isSure: true }]),
    holidays: null,
  })
const hours = { openingHours: 'Mo-Su 10:00-22:00', zone: 'America/New_York' }
const early = makeFound({ _id: 'r1', name: 'Early', ...hours, week: until(14) })
const LISTED = [
  early,
  makeFound({ _id: 'r2', name: 'Late', ...hours, week: until(22) }),
  makeFound({ _id: 'r3', name: 'Silent', openingHours: null }),
  makeFound({
    _id: 'r4',
    name: 'Truck',
    status: 'ONLINE',
    onlineSince: '2026-11-21T18:43:20.000Z',
  }),
]
const LIST: PageContent = {
  page: 'find',
  city: null,
  centre: { lat: 42.36, lng: -71.06 },
  distanceKm: 10,
  answer: answerOf(LISTED),
  unknownPlace: null,
}

type View = typeof OpeningHours

function drawn(View: View, input: PageInput, drawnAt = DRAWN_AT): string {
  findSpeechBy(speech)
  const html = renderToString(<View input={input} drawnAt={drawnAt} />)
  // As the browser writes it: a no-break space has a name there.
  return new DOMParser().parseFromString(html, 'text/html').body.innerHTML
}

function addData(id: string, value: unknown): void {
  const script = Object.assign(document.createElement('script'), { type: 'application/json', id })
  script.textContent = JSON.stringify(value)
  document.body.append(script)
}

/** A sleeping island as the Worker drew it, whose times are kept right until `wake` is called. */
function open(View: View, input: PageInput) {
  document.documentElement.lang = speech().language.code
  addData('messages', speech().messages)
  addData('page-input', input)
  const island = document.createElement('page-island')
  island.append(...new DOMParser().parseFromString(drawn(View, input), 'text/html').body.children)
  document.body.append(island)
  // Nothing has said yet in which language the document is.
  findSpeechBy(() => undefined)
  let isAwake = false
  updateTimes(island, () => isAwake)
  return {
    island,
    wake: () => {
      isAwake = true
    },
  }
}

const afterMinutes = (minutes: number) =>
  new Date(Date.parse(DRAWN_AT) + minutes * MINUTE_MS).toISOString()

test.each([1, 4, 5, 20, 11 * 60])(
  'a list that sleeps says after %i minutes what it would draw awake, and wakes so',
  (minutes) => {
    const input = makeInput({ url: '/?lat=42.36&lng=-71.06', content: LIST, now: DRAWN_AT })
    const { island } = open(FindList, input)
    vi.advanceTimersByTime(minutes * MINUTE_MS)
    const now = afterMinutes(minutes)
    expect(island.innerHTML).toBe(drawn(FindList, input, now))
    expect(island.innerHTML).not.toBe(drawn(FindList, input))
    expect(JSON.parse(island.getAttribute('props') ?? '')).toEqual({ drawnAt: now })
  },
)

test.each([2, 5, 11 * 60])('a restaurant updates its opening hours and the day (%i)', (minutes) => {
  const content: PageContent = { page: 'details', restaurant: early, menu: null }
  const input = makeInput({ url: '/details/r1', content, now: DRAWN_AT })
  const { island } = open(OpeningHours, input)
  vi.advanceTimersByTime(minutes * MINUTE_MS)
  expect(island.innerHTML).toBe(drawn(OpeningHours, input, afterMinutes(minutes)))
  expect(island.innerHTML).not.toBe(drawn(OpeningHours, input))
})

test('what is awake is left to React', () => {
  const input = makeInput({ url: '/?lat=42.36&lng=-71.06', content: LIST, now: DRAWN_AT })
  const { island, wake } = open(FindList, input)
  wake()
  vi.advanceTimersByTime(20 * MINUTE_MS)
  expect(island.innerHTML).toBe(drawn(FindList, input))
})

test('a list of what is open now wakes, since rows have to go', () => {
  const url = '/?lat=42.36&lng=-71.06&open=now'
  const woken = vi.fn()
  document.addEventListener('wake', woken, true)
  open(FindList, makeInput({ url, content: LIST, now: DRAWN_AT }))
  document.removeEventListener('wake', woken, true)
  expect(woken).toHaveBeenCalledOnce()
})
