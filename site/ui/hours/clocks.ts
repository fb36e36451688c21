/** How a time of day is written; `minutes` since midnight, which a night may exceed. */
export type Clock = (minutes: number) => string

const DAY_MINUTES = 1440

/** As maps write it: "17:30". */
export const plainClock: Clock = (minutes) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const wholeHour = new Intl.DateTimeFormat('en-US', { hour: 'numeric', timeZone: 'UTC' })
const withMinutes = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' })

/** "5:30 PM", "5 PM". */
export const halfDayClock: Clock = (minutes) => {
  const at = (minutes % DAY_MINUTES) * 60_000
  return (minutes % 60 === 0 ? wholeHour : withMinutes).format(at)
}
