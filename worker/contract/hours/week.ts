/** A stretch of one day in which a place is open, in minutes since that day's midnight. */
export interface Span {
  /** 0 to 1439. */
  from: number
  /** More than `from`; up to 2880, since a night continues into the next day. */
  to: number
  /** False when it may be open then, as with "17:00+" or "by appointment". */
  isSure: boolean
}

export type Day = readonly Span[]

/** When a place is open in an ordinary week, in its own time zone. */
export interface Week {
  /** Seven, Monday first, each with its spans in order. A day without spans is closed. */
  days: readonly Day[]
  /** On public holidays, which the seven days ignore; null when unknown. */
  holidays: Day | null
}

export const DAY_MINUTES = 1440
export const WEEK_DAYS = 7
/** With the longest name of a time zone, the week takes at most 120 bytes of a search document. */
export const MAX_WEEK_LENGTH = 70

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** Added to the beginning of a span that is not sure. */
const NOT_SURE = 2048
const HOLIDAYS = 1 << WEEK_DAYS

/**
 * A week as text in base 64. Each group of equal days has the set of its days (two digits, one bit per day, Monday the lowest,
 * holidays the eighth), the number of spans (one digit) and each span's two numbers (two digits each). Closed days are left
 * out, closed holidays are not. Null when the text gets too long.
 */
export function encodeWeek({ days, holidays }: Week): string | null {
  const sets = new Map<string, number>()
  const add = (day: Day, bit: number) => {
    const spans = encodeDay(day)
    sets.set(spans, (sets.get(spans) ?? 0) | bit)
  }
  for (const [at, day] of days.entries()) if (day.length > 0) add(day, 1 << at)
  if (holidays !== null) add(holidays, HOLIDAYS)
  const text = [...sets].map(([spans, set]) => pair(set) + spans).join('')
  return text.length <= MAX_WEEK_LENGTH ? text : null
}

function encodeDay(spans: Day): string {
  const written = spans.map(
    ({ from, to, isSure }) => pair(isSure ? from : from + NOT_SURE) + pair(to),
  )
  return (DIGITS[spans.length] ?? '') + written.join('')
}

const pair = (number: number) => `${DIGITS[number >> 6]}${DIGITS[number & 63]}`

/** Reads what `encodeWeek` wrote; null for any other text. */
export function decodeWeek(text: string | null | undefined): Week | null {
  if (typeof text !== 'string' || !/^[\w-]*$/.test(text)) return null
  const days: Day[] = Array.from({ length: WEEK_DAYS }, () => [])
  let holidays: Day | null = null
  for (let at = 0; at < text.length; ) {
    const set = numberAt(text, at)
    const count = DIGITS.indexOf(text[at + 2] ?? ' ')
    if (count < 0 || set >= 2 * HOLIDAYS) return null
    const end = at + 3 + 4 * count
    if (end > text.length) return null
    const day = decodeDay(text, at + 3, end)
    if (day === null) return null
    for (let one = 0; one < WEEK_DAYS; one += 1) if (set & (1 << one)) days[one] = day
    if (set & HOLIDAYS) holidays = day
    at = end
  }
  return { days, holidays }
}

function decodeDay(text: string, start: number, end: number): Day | null {
  const spans: Span[] = []
  for (let at = start; at < end; at += 4) {
    const first = numberAt(text, at)
    const isSure = first < NOT_SURE
    const from = isSure ? first : first - NOT_SURE
    const to = numberAt(text, at + 2)
    if (from >= DAY_MINUTES || to <= from || to > 2 * DAY_MINUTES) return null
    spans.push({ from, to, isSure })
  }
  return spans
}

/** A number above every valid one when the text is too short. */
function numberAt(text: string, at: number): number {
  const high = DIGITS.indexOf(text[at] ?? ' ')
  const low = DIGITS.indexOf(text[at + 1] ?? ' ')
  return high < 0 || low < 0 ? Number.POSITIVE_INFINITY : high * 64 + low
}
