import type {
  AnnouncedAnswer,
  AnnouncedTime,
  Announcement,
} from '../../worker/contract/announcing.ts'
import { call } from './client.ts'

const pathOf = (id: string, time: string) =>
  `/api/restaurants/${encodeURIComponent(id)}/announced/${time}`

/** Adds or changes an announced time; resolves to all that are not over. */
export async function putAnnounced(
  id: string,
  time: string,
  body: Announcement,
): Promise<AnnouncedTime[]> {
  return (await call<AnnouncedAnswer>(pathOf(id, time), { method: 'PUT', body })).value.times
}

/** Cancels an announced time; resolves to the remaining ones. */
export async function deleteAnnounced(id: string, time: string): Promise<AnnouncedTime[]> {
  return (await call<AnnouncedAnswer>(pathOf(id, time), { method: 'DELETE' })).value.times
}
