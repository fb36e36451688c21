import type { Env } from '../../../env.ts'
import { makePerson, type Person } from '../../../testing/people.ts'
import { request } from '../../../testing/request.ts'

/** Sends files as the site does, with names and types that say nothing about their content. */
export function upload(
  files: readonly Uint8Array[],
  by: Pick<Person, 'token'>,
  settings: Partial<Env> = {},
  accept = 'application/json',
): Promise<Response> {
  const body = new FormData()
  for (const file of files) {
    body.append('image', new File([Uint8Array.from(file)], 'menu.jpg', { type: 'image/jpeg' }))
  }
  const headers = { 'x-auth-token': by.token, accept }
  return request('/api/restaurant_builder/upload', { method: 'POST', headers, body }, settings)
}

/** Somebody who may upload. */
export const beta = () => makePerson({ roles: ['beta'] })
