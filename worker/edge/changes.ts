import type { LatLng } from '../contract/search.ts'
import { SECOND_MS } from '../time.ts'

/** What a page shows: the restaurants around a point, or one restaurant. */
export type Shown = { near: LatLng } | { restaurantId: string }

/** A change of a restaurant ends the pages of points so near to it; a search is for 10 km unless it says more. */
const REACH_DEGREES = 0.2
/** Longer than any page that notes what it shows is kept. */
const REMEMBERED_SECONDS = 300
/** A page that was begun so soon after a change may have been read before it, or from a replica that did not know it. */
const LATE_MS = 10 * SECOND_MS

/** When this isolate itself last changed anything. */
let changedHereAt = 0

const addressOf = (what: string) => `https://changes.invalid/${encodeURIComponent(what)}`
const cellName = (row: number, column: number) => `${row} ${((column + 540) % 360) - 180}`
const cellOf = ({ lat, lng }: LatLng) => cellName(Math.floor(lat), Math.floor(lng))

function cellsAround({ lat, lng }: LatLng): string[] {
  const across = REACH_DEGREES / Math.max(0.1, Math.cos((lat * Math.PI) / 180))
  // Far north three columns or more may be within reach.
  const columns = wholesFrom(lng - across, lng + across)
  return wholesFrom(lat - REACH_DEGREES, lat + REACH_DEGREES).flatMap((row) =>
    columns.map((column) => cellName(row, column)),
  )
}

function wholesFrom(low: number, high: number): number[] {
  const first = Math.floor(low)
  return Array.from({ length: Math.floor(high) - first + 1 }, (_, n) => first + n)
}

/** Remembers in this data centre that a restaurant has changed, so that no page from before is kept here. */
export async function rememberChange(change: {
  restaurantId: string
  /** Where it was and where it is. */
  places: readonly (LatLng | null)[]
  now: number
}): Promise<void> {
  const cells = change.places.flatMap((place) => (place === null ? [] : cellsAround(place)))
  // The change may have been written long after its request came.
  changedHereAt = Date.now()
  const headers = { 'cache-control': `s-maxage=${REMEMBERED_SECONDS}` }
  await Promise.all(
    [...new Set([change.restaurantId, ...cells])].map((what) =>
      caches.default.put(addressOf(what), new Response(String(change.now), { headers })),
    ),
  )
}

/** The address under which a change of what a page shows is remembered. */
export function changeAddress(shown: Shown): string {
  return addressOf('near' in shown ? cellOf(shown.near) : shown.restaurantId)
}

/** Whether a page that was begun then may be older than the change remembered at that address. */
export async function hasChangedSince(address: string, begunAt: number): Promise<boolean> {
  const changed = await caches.default.match(address)
  return changed !== undefined && isBefore(begunAt, Number(await changed.text()))
}

/** Whether this isolate itself has changed anything, anywhere, since then. */
export function hasChangedHereSince(begunAt: number): boolean {
  return isBefore(begunAt, changedHereAt)
}

const isBefore = (begunAt: number, changedAt: number) => begunAt <= changedAt + LATE_MS
