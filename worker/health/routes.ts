import { Hono } from 'hono'
import { openReader, ping } from '../db/client.ts'
import type { AppContext } from '../http/context.ts'
import { readHealth } from './readHealth.ts'

/** Mounted under /api/health. */
export const healthRoutes = new Hono<AppContext>()
  // For monitors: 200 when the Worker and its database answer, 503 when the database does not.
  .get('/', async (c) => {
    await ping(openReader(c.env))
    return c.json({ ok: true })
  })
  .get('/report', async (c) => c.json(await readHealth(c.env, Date.now())))
