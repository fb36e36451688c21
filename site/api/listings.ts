import { MAY_EDIT_HEADER, type MayEdit } from '../../worker/contract/headers.ts'
import type { HistoryAnswer, HistoryEntry, Report } from '../../worker/contract/listing.ts'
import type { ReportKind, ReportOutcome } from '../../worker/contract/listingLimits.ts'
import type { Restaurant } from '../../worker/contract/restaurant.ts'
import type { LatLng } from '../../worker/contract/search.ts'
import { ApiError, call } from './client.ts'

const pathOf = (id: string): string => `/api/restaurants/${encodeURIComponent(id)}`

/** Whether somebody else owns the listing of an answer: then no edit of it can be saved. */
function mayEdit(headers: Headers): boolean {
  const others: MayEdit = 'no'
  return headers.get(MAY_EDIT_HEADER) !== others
}

/** A listing, and whether whoever is signed in may change it. */
export async function readListing(
  id: string,
  signal: AbortSignal,
): Promise<{ restaurant: Restaurant; mayEdit: boolean }> {
  const { value, headers } = await call<Restaurant>(pathOf(id), { signal })
  return { restaurant: value, mayEdit: mayEdit(headers) }
}

/** A restaurant as an edit sends it: minus its id. */
export type EditedRestaurant = Omit<Restaurant, '_id'>

/** Rejects with status 412 when the listing is no longer at `edited.version`. */
export async function putRestaurant(id: string, edited: EditedRestaurant): Promise<Restaurant> {
  const options = { method: 'PUT', body: edited, ifMatch: edited.version } as const
  return (await call<Restaurant>(pathOf(id), options)).value
}

export async function deleteRestaurant(id: string): Promise<void> {
  await call(pathOf(id), { method: 'DELETE' })
}

/** Brings back a listing that was deleted within the last 30 days; admins only. */
export async function restoreRestaurant(id: string): Promise<Restaurant | undefined> {
  const path = `${pathOf(id)}/restore`
  return (await call<Restaurant | undefined>(path, { method: 'POST' })).value
}

export async function listOwned(signal: AbortSignal): Promise<Restaurant[]> {
  return (await call<Restaurant[]>('/api/restaurants/owned_restaurants', { signal })).value
}

export interface Toggling {
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

const menuPathOf = (id: string): string => `/api/restaurantDetails/${encodeURIComponent(id)}`

/** A menu as markdown, and the version of the listing that it was read at. */
export interface MenuRead {
  menu: string
  version: number
}

/** A menu, and whether whoever is signed in may change it. */
export interface MenuToEdit extends MenuRead {
  mayEdit: boolean
}

/** The menu to edit; empty when the listing has none. */
export async function readMenu(id: string, signal?: AbortSignal): Promise<MenuToEdit> {
  const options = signal ? { signal } : {}
  try {
    const { value, headers } = await call<{ menu: string }>(menuPathOf(id), options)
    return { menu: value.menu, version: versionOf(headers), mayEdit: mayEdit(headers) }
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
    const { value, headers } = await call<Restaurant>(pathOf(id), options)
    return { menu: '', version: value.version, mayEdit: mayEdit(headers) }
  }
}

/** The edge may make an ETag weak: W/"7". */
function versionOf(headers: Headers): number {
  const version = /^(?:W\/)?"(\d+)"$/.exec(headers.get('etag') ?? '')?.[1]
  if (version === undefined) throw new ApiError(0, [])
  return Number(version)
}

/** Writes the menu. Rejects with status 412 when the listing is no longer at `version`. */
export async function putMenu(id: string, { menu, version }: MenuRead): Promise<void> {
  const body = { menu, restaurantKey: id }
  await call(menuPathOf(id), { method: 'PUT', body, ifMatch: version })
}

/** The newest changes, newest first. */
export async function getHistory(id: string, signal: AbortSignal): Promise<HistoryEntry[]> {
  return (await call<HistoryAnswer>(`${pathOf(id)}/history`, { signal })).value.history
}

/** Makes the listing as it stood at `version`. Rejects with status 412 when it is no longer at `from`. */
export async function revertTo(id: string, version: number, from: number): Promise<Restaurant> {
  const path = `${pathOf(id)}/history/${version}/revert`
  return (await call<Restaurant>(path, { method: 'POST', ifMatch: from })).value
}

/** Takes back that a place has closed for good. */
export async function reopenRestaurant(id: string): Promise<Restaurant> {
  return (await call<Restaurant>(`${pathOf(id)}/reopen`, { method: 'POST' })).value
}

export interface NewReport {
  kind: ReportKind
  note: string
  /** Empty when signed in. */
  recaptchaToken: string
}

export async function postReport(id: string, report: NewReport): Promise<void> {
  await call(`${pathOf(id)}/reports`, { method: 'POST', body: report })
}

/** Says that all of a listing is still right. */
export async function confirmRestaurant(id: string): Promise<Restaurant> {
  return (await call<Restaurant>(`${pathOf(id)}/confirm`, { method: 'POST' })).value
}

/** Open reports above the id `after` on one's own listings, for admins on all, and how many there are in all. */
export async function listReports(
  after: number,
  signal: AbortSignal,
): Promise<{ reports: Report[]; total: number }> {
  const query = { after: after === 0 ? undefined : after }
  const { value, headers } = await call<Report[]>('/api/reports', { query, signal })
  return { reports: value, total: Number(headers.get('x-total-count') ?? value.length) }
}

export async function resolveReport(id: number, outcome: ReportOutcome): Promise<void> {
  await call(`/api/reports/${id}/resolve`, { method: 'POST', body: { outcome } })
}
