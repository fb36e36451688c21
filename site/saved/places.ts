import { delMany, getMany, keys, setMany } from 'idb-keyval'
import type { WholeRestaurant } from '../../worker/contract/restaurants/keeping.ts'
import { MAX_WHOLE_AT_ONCE } from '../../worker/contract/restaurants/keepingLimits.ts'
import { ensureUser } from '../account/ensureUser.ts'
import { fetchWhole } from '../api/keeping.ts'
import { ignoreRefusal } from '../device/ignoreRefusal.ts'
import { storeOfPlaces } from '../device/persistedSaved.ts'

/** A restaurant, and when this copy was made. */
export type KeptPlace = WholeRestaurant & { keptAt?: string }

/** Saved restaurants by id; null for one that is gone. */
export type KnownPlaces = Readonly<Record<string, KeptPlace | null>>

/** The copies that this device has kept. */
export async function readPlaces(ids: readonly string[]): Promise<KnownPlaces> {
  try {
    const found = await getMany<KeptPlace | undefined>([...ids], storeOfPlaces())
    return Object.fromEntries(ids.flatMap((id, at) => (found[at] ? [[id, found[at]]] : [])))
  } catch {
    return {}
  }
}

/**
 * Fetches the saved restaurants of `userId` part by part and keeps them with their menus for use without a connection. Rejects
 * when the server cannot be reached, with the reason of `signal`, or when `userId` is no longer signed in.
 */
export async function renewPlaces(
  userId: string,
  ids: readonly string[],
  onPart: (known: KnownPlaces) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let at = 0; at < ids.length; at += MAX_WHOLE_AT_ONCE) {
    const part = ids.slice(at, at + MAX_WHOLE_AT_ONCE)
    const keptAt = new Date().toISOString()
    const found = (await fetchWhole(part, signal)).map((whole) => ({ ...whole, keptAt }))
    const byId = new Map(found.map((place) => [place.restaurant._id, place]))
    // Logging out has removed all of it from the device.
    ensureUser(userId)
    onPart(Object.fromEntries(part.map((id) => [id, byId.get(id) ?? null])))
    const gone = part.filter((id) => !byId.has(id))
    await ignoreRefusal(() =>
      Promise.all([setMany([...byId], storeOfPlaces()), delMany(gone, storeOfPlaces())]),
    )
  }
}

/** Removes the copies of what is no longer saved. */
export async function keepOnly(ids: readonly string[]): Promise<void> {
  await ignoreRefusal(async () => {
    const gone = (await keys<string>(storeOfPlaces())).filter((id) => !ids.includes(id))
    await delMany(gone, storeOfPlaces())
  })
}
