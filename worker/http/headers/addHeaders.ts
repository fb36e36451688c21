import type { Context } from 'hono'

/** Sets headers of a finished answer. It copies the answer once; Hono's `c.header` copies it for each header. */
export function addHeaders(c: Context, headers: Readonly<Record<string, string>>): void {
  const answer = new Response(c.res.body, c.res)
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value)
  // Otherwise Hono adds the headers of the previous answer.
  c.res = undefined
  c.res = answer
}
