import { openAt } from '../../contract/hours/openAt.ts'
import type { OpenWhen } from '../../contract/hours/openWhen.ts'
import type { DocumentRow } from '../../db/restaurantRow.ts'
import { readDocument, statusOf } from '../record.ts'
import type { MatchPoint, SearchMatch } from './store.ts'

/** The columns that tell whether a restaurant is open. */
type TimedRow = Pick<DocumentRow, 'week' | 'zone' | 'status' | 'onlineUntil'>

/** Whether a match is open; null when it does not say. */
export type IsOpen = (found: SearchMatch | MatchPoint) => boolean | null

/** `now` in milliseconds since 1970. */
export function openFilter(when: OpenWhen, now: number): IsOpen {
  const isOpen = openAt(when, now)
  return (found) => {
    const row = timedRowOf(found)
    return row && isOpen({ ...row, status: statusOf(row, now) })
  }
}

function timedRowOf(found: SearchMatch | MatchPoint): TimedRow | null {
  if ('document' in found) return readDocument(found.document)
  if (found.hours === undefined) return null
  const [week, zone, status, onlineUntil] = JSON.parse(found.hours)
  return { week, zone, status, onlineUntil }
}
