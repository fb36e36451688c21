import { listed, locale } from '../../../languages/t.ts'
import type { AnnouncedTime } from '../../../worker/contract/announcing.ts'
import { DAY_MS } from '../../../worker/contract/durations.ts'
import { localTimeAt } from '../../../worker/contract/hours/zoneClock.ts'
import type { Clock } from '../../ui/hours/clocks.ts'

/** "Wed, Nov 25, 11:00–15:00", in the place's local time. */
export function whenOf({ from, to, zone }: AnnouncedTime, clock: Clock): string {
  const [start, end] = [from, to].map((at) => localTimeAt(zone, Date.parse(at)))
  if (!start || !end) return ''
  const day = new Intl.DateTimeFormat(locale(), {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(start.day * DAY_MS)
  return listed([day, `${clock(start.minute)}–${clock(end.minute)}`])
}
