/** The same in the Worker and in every browser, so that a page does not change as it comes to life. */
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** ISO 8601 → "November 21, 2026", the day in UTC. */
export function readableDay(iso: string): string {
  return days.format(new Date(iso))
}

const shortDays = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** ISO 8601 → "Nov 21, 2026", the day in UTC. */
export function shortDay(iso: string): string {
  return shortDays.format(new Date(iso))
}

/** "21:00" or "9:00 PM", in this device's own time and as its language writes it. */
export function clockTime(at: Date): string {
  return at.toLocaleTimeString(undefined, { timeStyle: 'short' })
}
