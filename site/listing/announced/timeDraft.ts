import type { AnnouncedTime, Announcement } from '../../../worker/contract/announcing.ts'
import { ANNOUNCED_ID_LENGTH } from '../../../worker/contract/announcingLimits.ts'
import { DAY_MS } from '../../../worker/contract/durations.ts'
import { plainClock } from '../../../worker/contract/hours/plainClock.ts'
import { localTimeAt } from '../../../worker/contract/hours/zoneClock.ts'
import { randomId } from '../../device/randomId.ts'

/** A time in the form: day and times as HTML inputs write them. */
export interface TimeDraft {
  id: string
  day: string
  from: string
  to: string
  place: string
  /** Somebody has typed in it. */
  isTyped: boolean
}

/** A draft for a new time. Hours and place are copied, since the next time is mostly like the last. */
export function nextDraft(last: Omit<TimeDraft, 'id' | 'day' | 'isTyped'>): TimeDraft {
  return { ...last, id: randomId(ANNOUNCED_ID_LENGTH), day: '', isTyped: false }
}

/** A draft for changing a time. */
export function draftOf({ id, from, to, zone, place }: AnnouncedTime): TimeDraft {
  const [start, end] = [from, to].map((at) => localTimeAt(zone, Date.parse(at)))
  return {
    id,
    place,
    isTyped: false,
    day: start ? dayText(start.day * DAY_MS) : '',
    from: start ? plainClock(start.minute) : '',
    to: end ? plainClock(end.minute) : '',
  }
}

/** The body of the call. A time that ends before it begins ends on the next day; one that ends as it begins is refused. */
export function announcementOf({ day, from, to, place }: TimeDraft): Announcement {
  const last = to >= from ? day : dayText(Date.parse(`${day}T00:00Z`) + DAY_MS)
  return { from: `${day}T${from}`, to: `${last}T${to}`, place }
}

const dayText = (at: number) => new Date(at).toISOString().slice(0, 10)
