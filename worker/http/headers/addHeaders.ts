import type { Context } from 'hono'

/** Sets headers of a finished answer, in place. Hono's `c.header` copies the whole answer for each. */
export function addHeaders(c: Context, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
}

/** Answers with exactly this; to an answer that is merely assigned, Hono adds the headers of the one before. */
export function replaceAnswer(c: Context, answer: Response): void {
  c.res = undefined
  c.res = answer
}
