import type { DetailsAnswer } from '../../worker/contract/restaurants/editing.ts'
import type {
  CorrectedVerdict,
  CorrectionSent,
  MenuDish,
  MenuDishesAnswer,
} from '../../worker/contract/restaurants/menuDishes.ts'
import { type Answer, ApiError, call, hasStatus } from './client.ts'
import { fetchRestaurant, mayEdit } from './restaurantEdits.ts'

const pathOf = (id: string): string => `/api/restaurantDetails/${encodeURIComponent(id)}`

/** A menu as markdown, and the restaurant's version at that time. */
export interface MenuRead {
  menu: string
  version: number
}

/** A menu, and whether the signed-in user may change it. */
export interface MenuToEdit extends MenuRead {
  mayEdit: boolean
}

/** The menu to edit; empty when the restaurant has none. */
export async function fetchMenuToEdit(id: string, signal?: AbortSignal): Promise<MenuToEdit> {
  const found = await askMenu(id, signal)
  if (found === null) {
    const { restaurant, mayEdit } = await fetchRestaurant(id, signal)
    return { menu: '', version: restaurant.version, mayEdit }
  }
  const { value, headers } = found
  const version = versionIn(headers)
  if (version === null) throw new ApiError(0, [])
  return { menu: value.menu, version, mayEdit: mayEdit(headers) }
}

/**
 * Saves the menu; resolves to it with the restaurant's new version. Rejects with status 412 when the restaurant is no longer at
 * `version`.
 */
export async function putMenu(id: string, { menu, version }: MenuRead): Promise<MenuRead> {
  const body = { menu, restaurantKey: id }
  const { headers } = await call(pathOf(id), { method: 'PUT', body, ifMatch: version })
  // It is saved even without the header: a later save would then be refused as stale.
  return { menu, version: versionIn(headers) ?? version }
}

async function askMenu(id: string, signal?: AbortSignal): Promise<Answer<DetailsAnswer> | null> {
  try {
    return await call<DetailsAnswer>(pathOf(id), { signal })
  } catch (error) {
    if (hasStatus(error, 404)) return null
    throw error
  }
}

/** The edge may weaken an ETag: W/"7". */
function versionIn(headers: Headers): number | null {
  const version = /^(?:W\/)?"(\d+)"$/.exec(headers.get('etag') ?? '')?.[1]
  return version === undefined ? null : Number(version)
}

interface MenuDishes {
  version: number
  dishes: MenuDish[]
  /** Whether the signed-in user may correct verdicts. */
  mayEdit: boolean
}

/** The dishes of a menu with our verdicts and corrections; for signed-in users. */
export async function fetchMenuDishes(id: string, signal: AbortSignal): Promise<MenuDishes> {
  return toMenuDishes(await call<MenuDishesAnswer>(`${pathOf(id)}/dishes`, { signal }))
}

/** Corrects a dish's verdict; null removes the correction. Resolves to the updated dishes. */
export async function correctDish(
  id: string,
  dish: string,
  verdict: CorrectedVerdict | null,
): Promise<MenuDishes> {
  const body: CorrectionSent = { dish, verdict }
  const path = `${pathOf(id)}/dishes`
  return toMenuDishes(await call<MenuDishesAnswer>(path, { method: 'PUT', body }))
}

function toMenuDishes({ value, headers }: Answer<MenuDishesAnswer>): MenuDishes {
  return { ...value, mayEdit: mayEdit(headers) }
}
