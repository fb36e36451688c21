import { type SampleAccount, sessionOf } from './session.ts'

/** Clears what the account has saved in earlier runs; returns its token. */
export async function beginEmpty(origin: string, account: SampleAccount): Promise<string> {
  const { token } = await sessionOf(origin, account)
  const { places, lists } = await savedOf(origin, token)
  const removals = (known: object) =>
    Object.entries(known).map(([id, { version }]) => ({ id, base: version, value: null }))
  await fetch(`${origin}/api/saved`, {
    method: 'PUT',
    headers: { 'x-auth-token': token, 'content-type': 'application/json' },
    body: JSON.stringify({ places: removals(places), lists: removals(lists) }),
  })
  return token
}

/** What an account has saved on the server. */
export async function savedOf(
  origin: string,
  token: string,
): Promise<{ places: object; lists: object }> {
  const answer = await fetch(`${origin}/api/saved`, { headers: { 'x-auth-token': token } })
  return await answer.json()
}
