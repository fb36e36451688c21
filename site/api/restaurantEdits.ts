import { MAY_EDIT_HEADER, type MayEdit } from '../../worker/contract/headers.ts'
import type { Restaurant } from '../../worker/contract/restaurant.ts'
import type { HistoryAnswer, HistoryEntry } from '../../worker/contract/restaurants/editing.ts'
import type { LatLng } from '../../worker/contract/search.ts'
import { call } from './client.ts'

const pathOf = (id: string): string => `/api/restaurants/${encodeURIComponent(id)}`

/** Whether somebody else owns the restaurant of an answer: then no edit of it can be saved. */
export function mayEdit(headers: Headers): boolean {
  const others: MayEdit = 'no'
  return headers.get(MAY_EDIT_HEADER) !== others
}

/** A restaurant, and whether whoever is signed in may change it. */
export async function fetchRestaurant(
  id: string,
  signal?: AbortSignal,
): Promise<{ restaurant: Restaurant; mayEdit: boolean }> {
  const { value, headers } = await call<Restaurant>(pathOf(id), signal ? { signal } : {})
  return { restaurant: value, mayEdit: mayEdit(headers) }
}

/** A restaurant as an edit sends it: minus its id. */
export type EditedRestaurant = Omit<Restaurant, '_id'>

/** Rejects with status 412 when the restaurant is no longer at `edited.version`. */
export async function putRestaurant(id: string, edited: EditedRestaurant): Promise<Restaurant> {
  const options = { method: 'PUT', body: edited, ifMatch: edited.version } as const
  return (await call<Restaurant>(pathOf(id), options)).value
}

export async function deleteRestaurant(id: string): Promise<void> {
  await call(pathOf(id), { method: 'DELETE' })
}

/** Brings back a restaurant that was deleted within the last 30 days; admins only. */
export async function restoreRestaurant(id: string): Promise<void> {
  await call(`${pathOf(id)}/restore`, { method: 'POST' })
}

export interface OwnedPage {
  restaurants: Restaurant[]
  /** All that one owns, not only those of this page. */
  total: number
}

/** One's own restaurants by name, up to 200, behind the one with the id `after`. */
export async function listOwned(
  after: string | undefined,
  signal: AbortSignal,
): Promise<OwnedPage> {
  const path = '/api/restaurants/owned_restaurants'
  const { value, headers } = await call<Restaurant[]>(path, { query: { after }, signal })
  return { restaurants: value, total: Number(headers.get('x-total-count') ?? value.length) }
}

interface Toggling {
  status: 'ONLINE' | 'OFFLINE'
  /** Null: it stays where it is. */
  place: LatLng | null
  /** ISO 8601, at most 24 hours ahead; without it the server decides. */
  until?: string
}

export async function togglePopUp(
  id: string,
  { status, place, until }: Toggling,
): Promise<Restaurant> {
  const body = { ...place, status, ...(until === undefined ? {} : { until }) }
  const path = `/api/restaurants/popup/toggle/${encodeURIComponent(id)}`
  return (await call<Restaurant>(path, { method: 'PUT', body })).value
}

/** The newest changes, newest first. */
export async function getHistory(id: string, signal: AbortSignal): Promise<HistoryEntry[]> {
  return (await call<HistoryAnswer>(`${pathOf(id)}/history`, { signal })).value.history
}

/** Makes the restaurant as it stood at `version`. Rejects with status 412 when it is no longer at `from`. */
export async function revertTo(id: string, version: number, from: number): Promise<Restaurant> {
  const path = `${pathOf(id)}/history/${version}/revert`
  return (await call<Restaurant>(path, { method: 'POST', ifMatch: from })).value
}

/** Takes back that a place has closed for good. */
export async function reopenRestaurant(id: string): Promise<Restaurant> {
  return (await call<Restaurant>(`${pathOf(id)}/reopen`, { method: 'POST' })).value
}

/** Says that all of a restaurant is still right. */
export async function confirmRestaurant(id: string): Promise<Restaurant> {
  return (await call<Restaurant>(`${pathOf(id)}/confirm`, { method: 'POST' })).value
}
