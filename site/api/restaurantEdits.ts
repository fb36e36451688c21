import { MAY_EDIT_HEADER, type MayEdit } from '../../worker/contract/headers.ts'
import type { Restaurant } from '../../worker/contract/restaurant.ts'
import type { HistoryAnswer, HistoryEntry } from '../../worker/contract/restaurants/editing.ts'
import type { LatLng } from '../../worker/contract/search.ts'
import { forgetChange, noteChange } from '../device/changedRestaurants.ts'
import { type CallOptions, call, numberIn } from './client.ts'

const pathOf = (id: string): string => `/api/restaurants/${encodeURIComponent(id)}`

/** Whether the user may edit the restaurant of an answer: false if somebody else owns it. */
export function mayEdit(headers: Headers): boolean {
  const others: MayEdit = 'no'
  return headers.get(MAY_EDIT_HEADER) !== others
}

/** A restaurant, and whether the signed-in user may change it. */
export async function fetchRestaurant(
  id: string,
  signal?: AbortSignal,
): Promise<{ restaurant: Restaurant; mayEdit: boolean }> {
  const { value, headers } = await call<Restaurant>(pathOf(id), { signal })
  return { restaurant: value, mayEdit: mayEdit(headers) }
}

/** Changes or adds a restaurant, and notes its new state for lists that this tab or another has read before. */
export async function change(path: string, options: CallOptions): Promise<Restaurant> {
  const { value } = await call<Restaurant>(path, options)
  noteChange(value._id, value)
  return value
}

/** The body of an edit: a restaurant without its id. */
export type EditedRestaurant = Omit<Restaurant, '_id'>

interface Sending {
  /** The version on which it is based. */
  version: number
  /** Repeating a call with the same key makes no second change. */
  key?: string
  /** The caller handles a 401. */
  quiet?: boolean
}

/** Saves an edit. Rejects with status 412 when the restaurant is no longer at `version`, by default that of `edited`. */
export async function putRestaurant(
  id: string,
  edited: EditedRestaurant,
  { version = edited.version, key, quiet = false }: Partial<Sending> = {},
): Promise<Restaurant> {
  const headers = key === undefined ? {} : { 'idempotency-key': key }
  const options = { method: 'PUT', body: edited, ifMatch: version, headers, quiet } as const
  return await change(pathOf(id), options)
}

export async function deleteRestaurant(id: string): Promise<void> {
  await call(pathOf(id), { method: 'DELETE' })
  noteChange(id, null)
}

/** Restores a restaurant deleted within the last 30 days; admins only. */
export async function restoreRestaurant(id: string): Promise<void> {
  await call(`${pathOf(id)}/restore`, { method: 'POST' })
  forgetChange(id)
}

export interface OwnedPage {
  restaurants: Restaurant[]
  /** The number of all own restaurants, not only on this page. */
  total: number
}

/** The user's own restaurants by name, up to 200, after the one with the id `after`. */
export async function fetchOwned(
  after: string | undefined,
  signal: AbortSignal,
): Promise<OwnedPage> {
  const path = '/api/restaurants/owned_restaurants'
  const { value, headers } = await call<Restaurant[]>(path, { query: { after }, signal })
  return { restaurants: value, total: numberIn(headers, 'x-total-count') ?? value.length }
}

interface Toggling {
  status: 'ONLINE' | 'OFFLINE'
  /** Null: the place stays unchanged. */
  place: LatLng | null
  /** ISO 8601, at most 24 hours ahead; by default the server decides. */
  until?: string
}

export async function togglePopUp(
  id: string,
  { status, place, until }: Toggling,
): Promise<Restaurant> {
  const body = { ...place, status, ...(until === undefined ? {} : { until }) }
  const path = `/api/restaurants/popup/toggle/${encodeURIComponent(id)}`
  return await change(path, { method: 'PUT', body })
}

/** The newest changes, newest first. */
export async function fetchHistory(id: string, signal: AbortSignal): Promise<HistoryEntry[]> {
  return (await call<HistoryAnswer>(`${pathOf(id)}/history`, { signal })).value.history
}

/** Restores the restaurant's state at `version`. Rejects with status 412 when it is no longer at `from`. */
export async function revertTo(id: string, version: number, from: number): Promise<Restaurant> {
  const path = `${pathOf(id)}/history/${version}/revert`
  return await change(path, { method: 'POST', ifMatch: from })
}

/** Reopens a place that was marked as closed for good. */
export async function reopenRestaurant(id: string): Promise<Restaurant> {
  return await change(`${pathOf(id)}/reopen`, { method: 'POST' })
}

/** Confirms that all data of a restaurant is still right. Rejects with status 412 when it is no longer at `version`. */
export async function confirmRestaurant(
  id: string,
  { version, quiet = false }: Sending,
): Promise<Restaurant> {
  const options = { method: 'POST', ifMatch: version, quiet } as const
  return await change(`${pathOf(id)}/confirm`, options)
}
