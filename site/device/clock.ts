import { useSyncExternalStore } from 'react'

/** How a time of day is written; `minutes` since midnight, which a night may exceed. */
export type Clock = (minutes: number) => string

const DAY_MINUTES = 1440

/** As maps and the Worker write it: "17:30". */
export const plainClock: Clock = (minutes) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** As people write it who speak that language: "17:30", "5:30 PM", "5 PM". */
export function clockOf(language?: string): Clock {
  const whole = new Intl.DateTimeFormat(language, { hour: 'numeric', timeZone: 'UTC' })
  if (whole.resolvedOptions().hour12 !== true) return plainClock
  const exact = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' })
  return (minutes) => {
    const at = (minutes % DAY_MINUTES) * 60_000
    return (minutes % 60 === 0 ? whole : exact).format(at)
  }
}

let visitors: Clock | null = null
function readClock(): Clock {
  visitors ??= clockOf()
  return visitors
}
const never = () => () => {}

/** The visitor's own clock; the plain one until the page has come to life, as the Worker does not know it. */
export function useClock(): Clock {
  return useSyncExternalStore(never, readClock, () => plainClock)
}
