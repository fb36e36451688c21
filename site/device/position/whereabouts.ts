import { proxy } from 'valtio/vanilla'
import { MINUTE_MS } from '../../../worker/contract/durations.ts'
import type { LatLng } from '../../../worker/contract/search.ts'
import { isRecord } from '../isRecord.ts'
import { readStoredJson, store } from '../storage.ts'

/** The session storage key, for the other pages of this tab. */
const KEY = 'whereabouts'
/** After this time the device may be elsewhere. */
const FRESH_MS = 30 * MINUTE_MS

interface Whereabouts {
  /** The visitor's own position, once shared. */
  here: LatLng | null
  /** Where they last searched. */
  searched: LatLng | null
}

/** The state in the Worker. */
export const NOWHERE: Readonly<Whereabouts> = { here: null, searched: null }

/** When `here` was noted, in milliseconds since 1970. */
let hereAt = 0

/** Starts as the previous page left it. Only functions of this file change it, and only in the browser. */
export const whereabouts: Whereabouts = proxy(readPersisted())

export function noteHere(here: LatLng): void {
  whereabouts.here = here
  hereAt = Date.now()
  persist()
}

export function noteSearched(searched: LatLng): void {
  whereabouts.searched = searched
  persist()
}

function persist(): void {
  const { here, searched } = whereabouts
  store(KEY, JSON.stringify({ here, hereAt, searched, keptAt: Date.now() }), 'sessionStorage')
}

function readPersisted(): Whereabouts {
  const kept = readStoredJson(KEY, 'sessionStorage')
  if (!isRecord(kept)) return { ...NOWHERE }
  hereAt = Number(kept.hereAt)
  return {
    here: isFresh(hereAt) ? placeIn(kept.here) : null,
    searched: isFresh(Number(kept.keptAt)) ? placeIn(kept.searched) : null,
  }
}

function isFresh(at: number): boolean {
  return Date.now() - at < FRESH_MS
}

function placeIn(found: unknown): LatLng | null {
  if (!isRecord(found)) return null
  const { lat, lng } = found
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null
}
