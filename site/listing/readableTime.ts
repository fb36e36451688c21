import { locale } from '../../languages/t.ts'

/** The same in the Worker and in every browser, so that hydration changes nothing. */
function dayOf(iso: string, dateStyle: 'long' | 'medium'): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle, timeZone: 'UTC' }).format(new Date(iso))
}

/** ISO 8601 → "November 21, 2026", the day in UTC. */
export function readableDay(iso: string): string {
  return dayOf(iso, 'long')
}

/** ISO 8601 → "Nov 21, 2026", the day in UTC. */
export function shortDay(iso: string): string {
  return dayOf(iso, 'medium')
}

/** ISO 8601 → "Nov 23, 2026, 3:47 AM", in this device's time. */
export function readableMoment(iso: string): string {
  const form = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' })
  return form.format(new Date(iso))
}

/**
 * "21:00" or "9:00 PM": in this time zone, or the device's if none is given, and in the page language's format, for English in the
 * device's.
 */
export function clockTime(at: Date, timeZone?: string): string {
  const language = locale() === 'en-US' ? undefined : locale()
  return at.toLocaleTimeString(language, { timeStyle: 'short', timeZone })
}
