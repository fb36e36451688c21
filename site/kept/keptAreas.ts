import { delMany, get, getMany, keys, set, update } from 'idb-keyval'
import type { Restaurant } from '../../worker/contract/restaurant.ts'
import type { WholeRestaurant } from '../../worker/contract/restaurants/keeping.ts'
import { MAX_WHOLE_AT_ONCE } from '../../worker/contract/restaurants/keepingLimits.ts'
import type { LatLng } from '../../worker/contract/search.ts'
import { ApiError, isPassing } from '../api/client.ts'
import { fetchWhole, fetchWithin } from '../api/keeping.ts'
import { lazyStore } from '../device/lazyStore.ts'
import { storeOfPlaces } from '../device/persistedSaved.ts'
import { type KeptPlace, readPlaces } from '../saved/places.ts'

/** An area to keep for use without a connection. */
export interface Area extends LatLng {
  name: string
  km: number
}

export interface KeptArea extends Area {
  id: string
  count: number
  /** The size of its restaurants as text. */
  bytes: number
  keptAt: string
  /** The number of records that hold its restaurants. */
  parts: number
}

const areaStore = lazyStore('sprig-areas', 'areas')

/** Before a part is requested again. */
const PAUSES_MS = [1000, 3000]

const AREA = 'area:'
const PART = 'part:'
const partKey = (id: string, part: number) => `${PART}${id}:${part}`
const partKeys = ({ id, parts }: Pick<KeptArea, 'id' | 'parts'>) =>
  Array.from({ length: parts }, (_, part) => partKey(id, part))

/** The middle of an area, rounded to about a hundred metres. Of areas with the same middle only the newest is kept. */
export function middleOf({ lat, lng }: LatLng): string {
  return `${lat.toFixed(3)},${lng.toFixed(3)}`
}

/**
 * Keeps all restaurants of an area with their menus on this device, or renews them. `onProgress` gets the numbers of loaded and
 * of all restaurants. An unfinished download is dropped and the older copy stays. Rejects when the server cannot be reached, when
 * the device has no room, or with the reason of `signal`.
 */
export async function keepArea(
  area: Area,
  onProgress: (done: number, all: number) => void,
  signal: AbortSignal,
): Promise<KeptArea> {
  // One at a time across tabs, so parts without an area must come from a page that was closed.
  return await navigator.locks.request('areas', { signal }, async () => {
    await removeStrayParts()
    const before = (await readAreas()).filter((one) => middleOf(one) === middleOf(area))
    const kept = await bringArea(area, onProgress, signal)
    for (const old of before) await removeArea(old)
    return kept
  })
}

async function removeStrayParts(): Promise<void> {
  const known = new Set((await readAreas()).flatMap(partKeys))
  const all = await keys<string>(areaStore())
  await delMany(
    all.filter((key) => key.startsWith(PART) && !known.has(key)),
    areaStore(),
  )
}

/** Loads an area. Its parts get a new id and count only when all have arrived. */
async function bringArea(
  { name, lat, lng, km }: Area,
  onProgress: (done: number, all: number) => void,
  signal: AbortSignal,
): Promise<KeptArea> {
  const ids = await fetchWithin({ lat, lng }, km, signal)
  const id = crypto.randomUUID()
  const keptAt = new Date().toISOString()
  const kept: KeptArea = { id, name, lat, lng, km, keptAt, count: 0, bytes: 0, parts: 0 }
  try {
    for (let at = 0; at < ids.length; at += MAX_WHOLE_AT_ONCE) {
      onProgress(at, ids.length)
      const part = await fetchPart(ids.slice(at, at + MAX_WHOLE_AT_ONCE), signal)
      await set(partKey(id, kept.parts), part, areaStore())
      kept.parts += 1
      kept.count += part.length
      kept.bytes += new Blob([JSON.stringify(part)]).size
    }
    signal.throwIfAborted()
    await set(AREA + id, kept, areaStore())
  } catch (error) {
    await removeArea(kept)
    throw error
  }
  onProgress(ids.length, ids.length)
  return kept
}

/** A part that is lost on the way is requested again: of forty in a row, a bad line loses one. */
async function fetchPart(ids: readonly string[], signal: AbortSignal): Promise<WholeRestaurant[]> {
  for (const ms of PAUSES_MS) {
    try {
      return await fetchWhole(ids, signal)
    } catch (error) {
      if (!(error instanceof ApiError && isPassing(error))) throw error
    }
    await pause(ms, signal)
  }
  return await fetchWhole(ids, signal)
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
    signal.addEventListener('abort', () => resolve())
  })

/** The kept areas by name; none on a device that refuses storage. */
export async function listAreas(): Promise<KeptArea[]> {
  try {
    return (await readAreas()).sort((a, b) => a.name.localeCompare(b.name))
  } catch {
    return []
  }
}

async function readAreas(): Promise<KeptArea[]> {
  const all = await keys<string>(areaStore())
  const found = await getMany<KeptArea | undefined>(
    all.filter((key) => key.startsWith(AREA)),
    areaStore(),
  )
  return found.flatMap((area) => area ?? [])
}

export async function removeArea(area: Pick<KeptArea, 'id' | 'parts'>): Promise<void> {
  await delMany([AREA + area.id, ...partKeys(area)], areaStore())
}

async function readArea(area: KeptArea): Promise<WholeRestaurant[]> {
  const parts = partKeys(area).map((key) => get<WholeRestaurant[]>(key, areaStore()))
  return (await Promise.all(parts)).flatMap((part) => part ?? [])
}

/** The newest copy of a restaurant on this device, from saved places or kept areas; null when there is none. */
export async function findKept(id: string): Promise<WholeRestaurant | null> {
  const saved = (await readPlaces([id]))[id] ?? null
  const newer = (await listAreas())
    .filter(({ keptAt }) => keptAt > (saved?.keptAt ?? ''))
    .sort(newestFirst)
  for (const area of newer) {
    const found = (await readArea(area)).find(({ restaurant }) => restaurant._id === id)
    if (found) return found
  }
  return saved
}

/**
 * Writes a saved edit into the copies on this device: the next edit without a connection begins from them. Rejects when a copy is
 * removed meanwhile.
 */
export async function renewKept(restaurant: Restaurant): Promise<void> {
  const { _id, version } = restaurant
  const isOlder = (whole: WholeRestaurant) =>
    whole.restaurant._id === _id && whole.restaurant.version < version
  const renew = <T extends WholeRestaurant>(whole: T): T =>
    isOlder(whole) ? { ...whole, restaurant } : whole
  const place = (await readPlaces([_id]))[_id]
  for (const key of (await listAreas()).flatMap(partKeys)) {
    const part = await get<WholeRestaurant[]>(key, areaStore())
    // Read again as it is written, for another tab may have written or removed it since.
    if (part?.some(isOlder))
      await update<WholeRestaurant[]>(key, (found) => there(found).map(renew), areaStore())
  }
  if (place) await update<KeptPlace>(_id, (found) => renew(there(found)), storeOfPlaces())
}

/** For `update`, which would store an empty record for one that is gone. */
function there<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('The copy is gone')
  return found
}

/** All restaurants of kept areas. One in several areas comes once, in its newest copy. */
export async function readAll(areas: readonly KeptArea[]): Promise<WholeRestaurant[]> {
  const oldestFirst = areas.toSorted(newestFirst).reverse()
  const all = (await Promise.all(oldestFirst.map(readArea))).flat()
  return [...new Map(all.map((whole) => [whole.restaurant._id, whole])).values()]
}

const newestFirst = (a: KeptArea, b: KeptArea) => (a.keptAt < b.keptAt ? 1 : -1)
