import { Hono } from 'hono'
import { openReader, ping } from '../db/client.ts'
import type { AppContext } from '../http/context.ts'

/** Says whether the Worker answers and its database with it; a database that does not is a 503. */
export const healthRoutes = new Hono<AppContext>().get('/', async (c) => {
  await ping(openReader(c.env))
  return c.json({ ok: true })
})
