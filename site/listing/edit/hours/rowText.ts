/** Start and end as a time input writes them: "11:00". Empty until chosen; the end may be on the next morning. */
export interface Times {
  from: string
  to: string
}

/** Monday to Sunday, then public holidays; null there if nothing is said about them. */
export type HoursRows = readonly (readonly Times[] | null)[]

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su', 'PH']
const HOLIDAYS = 7
const SPAN = /^(\d\d:\d\d)-(\d\d:\d\d)$/
const MIDNIGHT = '00:00'

/** Parses OpenStreetMap's syntax into rows of a form; null for what rows cannot express. */
export function readRows(text: string): HoursRows | null {
  const rows: (Times[] | null)[] = [...Array.from({ length: HOLIDAYS }, () => []), null]
  for (const rule of text.split(';').map((one) => one.trim())) {
    if (rule === '' || (rule === 'off' && text.trim() === 'off')) continue
    const parts = /^(?:([A-Z][\w,\s-]*?)\s+)?((?:\d|off|closed).*)$/.exec(
      rule.replace('24/7', '00:00-24:00'),
    )
    const days = parts && readDays(parts[1] ?? 'Mo-Su')
    const times = parts && readTimes(parts[2] ?? '')
    if (!days || !times) return null
    for (const day of days) rows[day] = times
  }
  return rows
}

function readDays(text: string): number[] | null {
  const days: number[] = []
  for (const part of text.split(',')) {
    const ends = part.split('-').map((day) => DAYS.indexOf(day.trim()))
    const [first = -1, last = first] = ends
    const isRange = ends.length === 2
    if (ends.length > 2 || first < 0 || last < 0) return null
    if (isRange && (first === HOLIDAYS || last === HOLIDAYS)) return null
    const count = isRange ? (last - first + HOLIDAYS) % HOLIDAYS : 0
    for (let step = 0; step <= count; step += 1)
      days.push(isRange ? (first + step) % HOLIDAYS : first)
  }
  return days
}

function readTimes(text: string): Times[] | null {
  if (text === 'off' || text === 'closed') return []
  const times: Times[] = []
  for (const part of text.split(',')) {
    const [, from, to] = SPAN.exec(part.trim()) ?? []
    if (from === undefined || to === undefined || from >= '24:00' || to >= '48:00') return null
    times.push({ from, to: morning(to) })
  }
  return times
}

/** "26:00" → "02:00". */
function morning(time: string): string {
  const hours = Number(time.slice(0, 2)) % 24
  return `${String(hours).padStart(2, '0')}${time.slice(2)}`
}

/** Writes rows in OpenStreetMap's syntax; empty without any hours. Incomplete times are left out. */
export function writeRows(rows: HoursRows): string {
  const written = rows.map((times) => times && writeTimes(times))
  const rules: string[] = []
  for (let day = 0; day < HOLIDAYS; day += 1) {
    const times = written[day] ?? ''
    if (times === '') continue
    let last = day
    while (last + 1 < HOLIDAYS && written[last + 1] === times) last += 1
    rules.push(`${DAYS[day]}${last > day ? `-${DAYS[last]}` : ''} ${times}`)
    day = last
  }
  if (rules.length === 0) return ''
  const holidays = written[HOLIDAYS]
  if (holidays !== null && holidays !== undefined) rules.push(`PH ${holidays || 'off'}`)
  return rules.join('; ')
}

function writeTimes(times: readonly Times[]): string {
  return times
    .filter(({ from, to }) => from !== '' && to !== '')
    .map(({ from, to }) => `${from}-${to === MIDNIGHT ? '24:00' : to}`)
    .join(',')
}
