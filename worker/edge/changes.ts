import { SECOND_MS } from '../contract/durations.ts'
import type { LatLng } from '../contract/search.ts'

/** What a page shows: the restaurants around a point, or one restaurant. */
export type Shown = { near: LatLng } | { restaurantId: string }

/** A change drops the pages of all points this near to the restaurant; a search covers 10 km unless it asks for more. */
const REACH_DEGREES = 0.2
/** Longer than the edge keeps any page that is dropped by changes. */
const REMEMBERED_SECONDS = 300
/** A page begun this soon after a change may hold data from before it, or from a replica that did not have it yet. */
const LATE_MS = 10 * SECOND_MS

/** When this isolate itself last changed anything. */
let changedHereAt = 0

const addressOf = (what: string) => `https://changes.invalid/${encodeURIComponent(what)}`
const cellName = (row: number, column: number) => `${row} ${((column + 540) % 360) - 180}`
const cellOf = ({ lat, lng }: LatLng) => cellName(Math.floor(lat), Math.floor(lng))

function cellsAround({ lat, lng }: LatLng): string[] {
  const across = REACH_DEGREES / Math.max(0.1, Math.cos((lat * Math.PI) / 180))
  // Far north, three or more columns may be within reach.
  const columns = wholesFrom(lng - across, lng + across)
  return wholesFrom(lat - REACH_DEGREES, lat + REACH_DEGREES).flatMap((row) =>
    columns.map((column) => cellName(row, column)),
  )
}

function wholesFrom(low: number, high: number): number[] {
  const first = Math.floor(low)
  return Array.from({ length: Math.floor(high) - first + 1 }, (_, n) => first + n)
}

/**
 * Records in this data centre that a restaurant has changed, so that it no longer answers with older pages. Call it after the
 * write: the time of the request may be long before.
 */
export async function rememberChange(change: {
  restaurantId: string
  /** Where it was and where it is. */
  places: readonly (LatLng | null)[]
}): Promise<void> {
  const cells = change.places.flatMap((place) => (place === null ? [] : cellsAround(place)))
  const changedAt = Date.now()
  changedHereAt = changedAt
  const headers = { 'cache-control': `s-maxage=${REMEMBERED_SECONDS}` }
  await Promise.all(
    [...new Set([change.restaurantId, ...cells])].map((what) =>
      caches.default.put(addressOf(what), new Response(String(changedAt), { headers })),
    ),
  )
}

/** The cache address that records changes of what a page shows. */
export function changeAddress(shown: Shown): string {
  return addressOf('near' in shown ? cellOf(shown.near) : shown.restaurantId)
}

/** Whether a page begun at `begunAt` may be older than the change recorded at that address. */
export async function hasChangedSince(address: string, begunAt: number): Promise<boolean> {
  const changed = await caches.default.match(address)
  return changed !== undefined && isBefore(begunAt, Number(await changed.text()))
}

/** Whether this isolate itself has changed any restaurant since then. */
export function hasChangedHereSince(begunAt: number): boolean {
  return isBefore(begunAt, changedHereAt)
}

const isBefore = (begunAt: number, changedAt: number) => begunAt <= changedAt + LATE_MS
