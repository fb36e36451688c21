import { speech } from '../../../languages/speech.ts'

/** How a time of day is written; `minutes` since midnight, which a night may exceed. */
export type Clock = (minutes: number) => string

const DAY_MINUTES = 1440

/** As maps write it: "17:30". */
export const plainClock: Clock = (minutes) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const wholeHour = new Intl.DateTimeFormat('en-US', { hour: 'numeric', timeZone: 'UTC' })
const withMinutes = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' })

/** "5:30 PM", "5 PM". Held together in a text from right to left, which would set the hour behind its half of the day. */
export const halfDayClock: Clock = (minutes) => {
  const at = (minutes % DAY_MINUTES) * 60_000
  const time = (minutes % 60 === 0 ? wholeHour : withMinutes).format(at)
  return speech().language.dir === 'rtl' ? `\u2066${time}\u2069` : time
}
