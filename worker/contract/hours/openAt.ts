import type { Status } from '../diet.ts'
import { opennessAt } from './openState.ts'
import type { OpenWhen } from './openWhen.ts'
import { decodeWeek } from './week.ts'
import { type LocalTime, localTimeAt } from './zoneClock.ts'

/** The fields of a restaurant that tell whether it is open. */
interface Timed {
  status: Status
  zone?: string | null | undefined
  week?: string | null | undefined
}

/** Whether a restaurant is open at that time; null when it does not say. */
type IsOpen = (place: Timed) => boolean | null

/** 1970-01-05, in days since 1970. */
const A_MONDAY = 4

/** For many restaurants at one moment (`now`, milliseconds since 1970): each zone's local time is read once. */
export function openAt(when: OpenWhen, now: number): IsOpen {
  const known = new Map<string, LocalTime | null>()
  const nowIn = (zone: string) => {
    const local = known.get(zone) ?? localTimeAt(zone, now)
    known.set(zone, local)
    return local
  }
  return ({ status, zone, week: text }) => {
    // A pop-up's status says only whether it is out now.
    if (status !== 'RESTAURANT') return when === 'now' ? status === 'ONLINE' : null
    const week = decodeWeek(text)
    if (week === null || !zone) return null
    const local =
      when === 'now' ? nowIn(zone) : { day: A_MONDAY + when.weekday, minute: when.minute }
    const openness = local && opennessAt(week, local)
    return openness === null || openness === 'unsure' ? null : openness === 'open'
  }
}
