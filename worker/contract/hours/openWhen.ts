/** When restaurants should be open: now, or at a local time of a weekday (Monday is 0). */
export type OpenWhen = 'now' | { weekday: number; minute: number }

const DAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su']
export const OPEN_WHEN = /^(?:now|(mo|tu|we|th|fr|sa|su)-([01]\d|2[0-3]):([0-5]\d))$/

/** Reads the form of addresses: "now", "tu-18:30". Null for anything else. */
export function parseOpenWhen(text: string): OpenWhen | null {
  const [, day, hours, minutes] = OPEN_WHEN.exec(text) ?? []
  if (text === 'now') return 'now'
  if (day === undefined) return null
  return { weekday: DAYS.indexOf(day), minute: Number(hours) * 60 + Number(minutes) }
}

/** The form that `parseOpenWhen` reads. */
export function formatOpenWhen(when: OpenWhen): string {
  if (when === 'now') return 'now'
  const { weekday, minute } = when
  const two = (number: number) => String(number).padStart(2, '0')
  return `${DAYS[weekday]}-${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}
