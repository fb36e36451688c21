import { Hono } from 'hono'
import { type WholeAnswer, wholeQuerySchema } from '../../contract/restaurants/keeping.ts'
import { openReader } from '../../db/client.ts'
import type { AppContext } from '../../http/context.ts'
import { validate } from '../../http/validate.ts'
import { readWhole } from './store.ts'

/** Mounted as /api/restaurants: a device reads saved places by it. */
export const keepingRoutes = new Hono<AppContext>().get(
  '/whole',
  validate('query', wholeQuerySchema),
  async (c) => {
    const { id } = c.req.valid('query')
    const restaurants = await readWhole(openReader(c.env), id, Date.now())
    return c.json({ restaurants } satisfies WholeAnswer)
  },
)
