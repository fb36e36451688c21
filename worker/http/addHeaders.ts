import type { Context } from 'hono'

/** Sets headers of an answer that is made. Hono's `c.header` copies it for each of them, this once for all. */
export function addHeaders(c: Context, headers: Readonly<Record<string, string>>): void {
  const answer = new Response(c.res.body, c.res)
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value)
  // Hono would add the headers of the one before.
  c.res = undefined
  c.res = answer
}
