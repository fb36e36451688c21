import type { Env } from '../env.ts'
import type { Person } from './people.ts'
import { request } from './request.ts'

/** A name and place that no other test uses. */
export function newPlace(fields: Record<string, unknown> = {}): Record<string, unknown> {
  const name = `Green Fork ${crypto.randomUUID()}`
  return { name, cuisine: ['thai'], location: { coordinates: [-71.06, 42.36] }, ...fields }
}

/** POST /api/restaurants; `key` is sent as its Idempotency-Key. */
export function create(
  by: Pick<Person, 'token'> | null,
  body: unknown,
  { key, settings }: { key?: string; settings?: Partial<Env> } = {},
): Promise<Response> {
  const headers = new Headers({ 'content-type': 'application/json' })
  if (by) headers.set('x-auth-token', by.token)
  if (key !== undefined) headers.set('idempotency-key', key)
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return request('/api/restaurants', { method: 'POST', headers, body: text }, settings)
}
