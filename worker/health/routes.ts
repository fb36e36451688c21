import { Hono } from 'hono'
import { openReader, ping } from '../db/client.ts'
import type { AppContext } from '../http/context.ts'
import { readHealth } from './readHealth.ts'

/** Mounted under /api/health. */
export const healthRoutes = new Hono<AppContext>()
  // Whether the Worker answers and its database with it; a database that does not is a 503.
  .get('/', async (c) => {
    await ping(openReader(c.env))
    return c.json({ ok: true })
  })
  .get('/report', async (c) => c.json(await readHealth(c.env, Date.now())))
