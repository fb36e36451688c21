import { createStore, delMany, entries, get, set } from 'idb-keyval'
import type { WholeRestaurant } from '../../worker/contract/restaurants/keeping.ts'
import { MAX_WHOLE_AT_ONCE } from '../../worker/contract/restaurants/keepingLimits.ts'
import type { LatLng } from '../../worker/contract/search.ts'
import { fetchWhole, fetchWithin } from '../api/keeping.ts'
import { readPlaces } from '../saved/places.ts'

/** An area that somebody wants to have without a connection. */
export interface Area extends LatLng {
  name: string
  km: number
}

export interface KeptArea extends Area {
  id: string
  count: number
  /** Of its restaurants, as text. */
  bytes: number
  keptAt: string
  /** In how many parts its restaurants lie beside it. */
  parts: number
}

let store: ReturnType<typeof createStore> | null = null
const areaStore = () => {
  store ??= createStore('sprig-areas', 'areas')
  return store
}

const AREA = 'area:'
const partKey = (id: string, part: number) => `part:${id}:${part}`
const partKeys = ({ id, parts }: Pick<KeptArea, 'id' | 'parts'>) =>
  Array.from({ length: parts }, (_, part) => partKey(id, part))

/**
 * Keeps all restaurants of an area with their menus on this device; one that was kept before is renewed. `onProgress` hears
 * how many of how many are here. What was begun and not ended is not kept. Rejects when the server cannot be reached, when
 * the device has no room, or with the reason of `signal`.
 */
export async function keepArea(
  area: Area,
  onProgress: (done: number, all: number) => void,
  signal: AbortSignal,
): Promise<KeptArea> {
  const ids = await fetchWithin(area, area.km, signal)
  const id = `${area.lat.toFixed(3)},${area.lng.toFixed(3)}`
  const kept: KeptArea = {
    ...area,
    ...{ id, count: 0, bytes: 0, parts: 0 },
    keptAt: new Date().toISOString(),
  }
  try {
    for (let at = 0; at < ids.length; at += MAX_WHOLE_AT_ONCE) {
      onProgress(at, ids.length)
      const part = await fetchWhole(ids.slice(at, at + MAX_WHOLE_AT_ONCE), signal)
      await set(partKey(id, kept.parts), part, areaStore())
      kept.parts += 1
      kept.count += part.length
      kept.bytes += new Blob([JSON.stringify(part)]).size
    }
    await set(AREA + id, kept, areaStore())
  } catch (error) {
    await removeArea(kept)
    throw error
  }
  onProgress(ids.length, ids.length)
  return kept
}

/** The areas that are kept, by name. A device that refuses to keep anything has none. */
export async function listAreas(): Promise<KeptArea[]> {
  try {
    const all = await entries<string, unknown>(areaStore())
    return all
      .flatMap(([key, value]) => (key.startsWith(AREA) ? [value as KeptArea] : []))
      .sort((a, b) => a.name.localeCompare(b.name))
  } catch {
    return []
  }
}

export async function removeArea(area: Pick<KeptArea, 'id' | 'parts'>): Promise<void> {
  await delMany([AREA + area.id, ...partKeys(area)], areaStore())
}

/** All restaurants of an area. */
export async function readArea(area: KeptArea): Promise<WholeRestaurant[]> {
  const parts = partKeys(area).map((key) => get<WholeRestaurant[]>(key, areaStore()))
  return (await Promise.all(parts)).flatMap((part) => part ?? [])
}

/** A restaurant that this device has, because it is saved or lies in a kept area; null when it has not. */
export async function findKept(id: string): Promise<WholeRestaurant | null> {
  const saved = (await readPlaces([id]))[id]
  if (saved) return saved
  for (const area of await listAreas()) {
    const found = (await readArea(area)).find(({ restaurant }) => restaurant._id === id)
    if (found) return found
  }
  return null
}
