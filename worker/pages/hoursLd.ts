import { plainClock } from '../contract/hours/plainClock.ts'
import { DAY_MINUTES, type Day, decodeWeek, type Span } from '../contract/hours/week.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

interface OpeningHoursLd {
  '@type': 'OpeningHoursSpecification'
  dayOfWeek: string[]
  opens: string
  closes: string
}

/** A week in schema.org's terms: one entry for all days that share a span, without unsure spans. */
export function hoursLd(text: string | null | undefined): {
  openingHoursSpecification?: OpeningHoursLd[]
} {
  const week = decodeWeek(text)
  if (week === null) return {}
  const entries = new Map<string, OpeningHoursLd>()
  const add = (name: string, day: Day) => {
    for (const { opens, closes } of day.filter(({ isSure }) => isSure).map(timesOf)) {
      const entry = entries.get(opens + closes)
      if (entry) entry.dayOfWeek.push(name)
      else
        entries.set(opens + closes, {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: [name],
          opens,
          closes,
        })
    }
  }
  for (const [at, day] of week.days.entries()) add(`https://schema.org/${DAYS[at]}`, day)
  // Search engines read a day from midnight to midnight as closed.
  const closed = [{ from: 0, to: 0, isSure: true }]
  if (week.holidays !== null)
    add('https://schema.org/PublicHolidays', week.holidays.length > 0 ? week.holidays : closed)
  return entries.size > 0 ? { openingHoursSpecification: [...entries.values()] } : {}
}

function timesOf({ from, to }: Span): { opens: string; closes: string } {
  const isWholeDay = from === 0 && to === DAY_MINUTES
  return { opens: plainClock(from), closes: isWholeDay ? '23:59' : plainClock(to % DAY_MINUTES) }
}
