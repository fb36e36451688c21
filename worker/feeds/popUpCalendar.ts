import type { Database } from '../db/client.ts'
import {
  type AnnouncedRow,
  KEPT_AFTER_END_MS,
  listTimes,
  type PopUpRow,
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
  const page = `${origin}/details/${encodeURIComponent(id)}`
  return [
    'BEGIN:VCALENDAR\r\n',
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', '-//Sprig//Pop-ups//EN'),
    contentLine('METHOD', 'PUBLISH'),
    contentLine('X-WR-CALNAME', icsText(popUp.name)),
    contentLine('REFRESH-INTERVAL;VALUE=DURATION', 'PT1H'),
    ...times.flatMap((time) => event(time, popUp, page)),
    'END:VCALENDAR\r\n',
  ].join('')
}

/**
 * The UID of a time never changes; SEQUENCE says which of two versions is newer. It counts the versions of the pop-up too, since
 * its name is in the event, and closing it cancels the event. `page`: the address of its page.
 */
function event(
  { restaurantId, id, startsAt, endsAt, place, version, modifiedAt, cancelledAt }: AnnouncedRow,
  popUp: PopUpRow,
  page: string,
): string[] {
  const isOff = popUp.closedAt !== null || cancelledAt !== null
  return [
    'BEGIN:VEVENT\r\n',
    contentLine('UID', icsText(`${id}.${restaurantId}@sprig`)),
    contentLine('DTSTAMP', utcTime(Math.max(modifiedAt, popUp.modifiedAt))),
    contentLine('SEQUENCE', String(version - 1 + popUp.version - 1)),
    contentLine('DTSTART', utcTime(startsAt)),
    contentLine('DTEND', utcTime(endsAt)),
    contentLine('SUMMARY', icsText(popUp.name)),
    contentLine('LOCATION', icsText(place)),
    contentLine('URL', page),
    contentLine('STATUS', isOff ? 'CANCELLED' : 'CONFIRMED'),
    'END:VEVENT\r\n',
  ]
}
