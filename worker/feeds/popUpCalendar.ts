import type { Database } from '../db/client.ts'
import {
  type AnnouncedRow,
  KEPT_AFTER_END_MS,
  listTimes,
  readPopUp,
} from '../restaurants/announcing/store.ts'
import { contentLine, icsText, utcTime } from './ics.ts'

/** The announced times of a pop-up as a calendar (RFC 5545), cancelled ones too; null unless it is a pop-up. */
export async function popUpCalendar(
  db: Database,
  origin: string,
  id: string,
  now: number,
): Promise<string | null> {
  const popUp = await readPopUp(db, id)
  if (popUp === null || popUp.status === 'RESTAURANT') return null
  const times = await listTimes(db, id, now - KEPT_AFTER_END_MS)
  const isClosed = popUp.closedAt !== null
  const page = `${origin}/details/${encodeURIComponent(id)}`
  return [
    'BEGIN:VCALENDAR\r\n',
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', '-//Sprig//Pop-ups//EN'),
    contentLine('METHOD', 'PUBLISH'),
    contentLine('X-WR-CALNAME', icsText(popUp.name)),
    contentLine('REFRESH-INTERVAL;VALUE=DURATION', 'PT1H'),
    ...times.flatMap((time) => event(time, { name: popUp.name, page, isClosed })),
    'END:VCALENDAR\r\n',
  ].join('')
}

interface PopUpFacts {
  name: string
  /** The address of its page. */
  page: string
  /** Closed for good. */
  isClosed: boolean
}

/** The UID of a time never changes; SEQUENCE says which of two versions is newer. */
function event(time: AnnouncedRow, { name, page, isClosed }: PopUpFacts): string[] {
  const { restaurantId, id, startsAt, endsAt, place, version, modifiedAt, cancelledAt } = time
  const isOff = isClosed || cancelledAt !== null
  return [
    'BEGIN:VEVENT\r\n',
    contentLine('UID', icsText(`${id}.${restaurantId}@sprig`)),
    contentLine('DTSTAMP', utcTime(modifiedAt)),
    contentLine('SEQUENCE', String(version - 1)),
    contentLine('DTSTART', utcTime(startsAt)),
    contentLine('DTEND', utcTime(endsAt)),
    contentLine('SUMMARY', icsText(name)),
    contentLine('LOCATION', icsText(place)),
    contentLine('URL', page),
    contentLine('STATUS', isOff ? 'CANCELLED' : 'CONFIRMED'),
    'END:VEVENT\r\n',
  ]
}
