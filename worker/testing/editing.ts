import { env } from 'cloudflare:workers'
import type { ErrorBody } from '../contract/errors.ts'
import type { Restaurant } from '../contract/restaurant.ts'
import type { Env } from '../env.ts'
import { newRestaurantId } from '../restaurants/restaurantId.ts'
import type { RestaurantInput } from '../restaurants/restaurantInput.ts'
import { saveRestaurants } from '../restaurants/saving/saveRestaurants.ts'
import { makePerson, type Person } from './people.ts'
import { request } from './request.ts'
import { makeInput } from './restaurants.ts'

/** Stores an imported restaurant that nobody owns; returns its id. */
export async function storeRestaurant(fields: Partial<RestaurantInput> = {}): Promise<string> {
  const id = fields.id ?? newRestaurantId()
  const stamp = { by: 'import', at: Date.UTC(2026, 0, 1) }
  await saveRestaurants(env.DB, [makeInput({ ...fields, id })], stamp)
  return id
}

export async function storeOwned(
  fields: Partial<RestaurantInput> = {},
): Promise<{ id: string; owner: Person }> {
  const id = await storeRestaurant(fields)
  return { id, owner: await makePerson({ owns: [id] }) }
}

/** A call about one restaurant. `rest` follows its address; `onVersion` is sent as If-Match, `key` as Idempotency-Key. */
export function change(
  method: string,
  id: string,
  options: {
    rest?: string
    noun?: 'restaurants' | 'restaurantDetails' | 'restaurants/popup/toggle'
    by?: Pick<Person, 'token'>
    body?: unknown
    onVersion?: number | string
    key?: string
    settings?: Partial<Env>
  } = {},
): Promise<Response> {
  const { rest = '', noun = 'restaurants', by, body, onVersion, key, settings } = options
  const headers = new Headers()
  if (by) headers.set('x-auth-token', by.token)
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (onVersion !== undefined) {
    headers.set('if-match', typeof onVersion === 'number' ? `"${onVersion}"` : onVersion)
  }
  if (key !== undefined) headers.set('idempotency-key', key)
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
  return request(`/api/${noun}/${id}${rest}`, init, settings)
}

/** The restaurant of an answer, which must be a success. */
export async function readRestaurant(answer: Response | Promise<Response>): Promise<Restaurant> {
  const response = await answer
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  return response.json<Restaurant>()
}

/** "403 forbidden": the status and the first code of a failure, or only the status. */
export async function resultOf(answer: Response | Promise<Response>): Promise<string> {
  const response = await answer
  if (response.ok) return String(response.status)
  const { errors } = await response.json<ErrorBody>()
  return `${response.status} ${errors[0]?.code}`
}

export function fetchRestaurant(id: string): Promise<Restaurant> {
  return readRestaurant(request(`/api/restaurants/${id}`))
}
