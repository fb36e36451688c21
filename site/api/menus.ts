import type { DishCounts } from '../../worker/contract/restaurant.ts'
import { type Answer, ApiError, call } from './client.ts'
import { mayEdit, readListing } from './listings.ts'

const pathOf = (id: string): string => `/api/restaurantDetails/${encodeURIComponent(id)}`

/** A menu as markdown, and how much of it is vegan once it was judged. */
export interface MenuAnswer {
  menu: string
  dishes?: DishCounts
}

/** A menu as markdown, and the version of the listing that it was read at. */
export interface MenuRead {
  menu: string
  version: number
}

/** A menu, and whether whoever is signed in may change it. */
export interface MenuToEdit extends MenuRead {
  mayEdit: boolean
}

/** Null when the listing has no menu. */
export async function getMenu(id: string, signal: AbortSignal): Promise<MenuAnswer | null> {
  return (await askMenu(id, signal))?.value ?? null
}

/** The menu to edit; empty when the listing has none. */
export async function readMenuToEdit(id: string, signal?: AbortSignal): Promise<MenuToEdit> {
  const found = await askMenu(id, signal)
  if (found === null) {
    const { restaurant, mayEdit } = await readListing(id, signal)
    return { menu: '', version: restaurant.version, mayEdit }
  }
  const { value, headers } = found
  return { menu: value.menu, version: versionOf(headers), mayEdit: mayEdit(headers) }
}

/** Writes the menu. Rejects with status 412 when the listing is no longer at `version`. */
export async function putMenu(id: string, { menu, version }: MenuRead): Promise<void> {
  const body = { menu, restaurantKey: id }
  await call(pathOf(id), { method: 'PUT', body, ifMatch: version })
}

async function askMenu(id: string, signal?: AbortSignal): Promise<Answer<MenuAnswer> | null> {
  try {
    return await call<MenuAnswer>(pathOf(id), signal ? { signal } : {})
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** The edge may make an ETag weak: W/"7". */
function versionOf(headers: Headers): number {
  const version = /^(?:W\/)?"(\d+)"$/.exec(headers.get('etag') ?? '')?.[1]
  if (version === undefined) throw new ApiError(0, [])
  return Number(version)
}
