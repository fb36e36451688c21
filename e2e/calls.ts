import { test } from '@playwright/test'

/** The address of the server. */
export const origin = () => test.info().project.use.baseURL ?? ''

/** Calls the API with a token, or without one. @throws unless it succeeds */
export async function callApi<Answer = unknown>(
  token: string | null,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const answer = await fetch(origin() + path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { 'x-auth-token': token }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
  return JSON.parse(text || 'null')
}
