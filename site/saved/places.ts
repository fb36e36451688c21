import { getMany, setMany } from 'idb-keyval'
import type { WholeRestaurant } from '../../worker/contract/restaurants/keeping.ts'
import { MAX_WHOLE_AT_ONCE } from '../../worker/contract/restaurants/keepingLimits.ts'
import { fetchWhole } from '../api/keeping.ts'
import { storeOfPlaces } from '../device/persistedSaved.ts'

/** What is known of saved restaurants, by id; null for one that is gone. */
export type KnownPlaces = Readonly<Record<string, WholeRestaurant | null>>

/** What this device has kept of them. */
export async function readPlaces(ids: readonly string[]): Promise<KnownPlaces> {
  try {
    const found = await getMany<WholeRestaurant | undefined>([...ids], storeOfPlaces())
    return Object.fromEntries(ids.flatMap((id, at) => (found[at] ? [[id, found[at]]] : [])))
  } catch {
    return {}
  }
}

/** As the server knows them now; keeps them, menus and all, for when there is no line. Rejects when it cannot be reached. */
export async function renewPlaces(ids: readonly string[]): Promise<KnownPlaces> {
  const known: Record<string, WholeRestaurant | null> = {}
  for (let at = 0; at < ids.length; at += MAX_WHOLE_AT_ONCE) {
    const part = ids.slice(at, at + MAX_WHOLE_AT_ONCE)
    const found = await fetchWhole(part)
    for (const id of part) known[id] = null
    for (const whole of found) known[whole.restaurant._id] = whole
    try {
      await setMany(
        found.map((whole) => [whole.restaurant._id, whole]),
        storeOfPlaces(),
      )
    } catch {
      // A device that refuses keeps nothing.
    }
  }
  return known
}
