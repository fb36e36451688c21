import { Hono } from 'hono'
import {
  type WholeAnswer,
  type WithinAnswer,
  wholeQuerySchema,
  withinQuerySchema,
} from '../../contract/restaurants/keeping.ts'
import { openReader } from '../../db/client.ts'
import type { AppContext } from '../../http/context.ts'
import { validate } from '../../http/validate.ts'
import { findWithin } from './findWithin.ts'
import { readWhole } from './store.ts'

/** Mounted as /api/restaurants: what a device stores for use without a connection. */
export const keepingRoutes = new Hono<AppContext>()
  .get('/whole', validate('query', wholeQuerySchema), async (c) => {
    const { id } = c.req.valid('query')
    const restaurants = await readWhole(openReader(c.env), id, Date.now())
    return c.json({ restaurants } satisfies WholeAnswer)
  })
  .get('/within', validate('query', withinQuerySchema), async (c) => {
    const { lat, long: lng, distance } = c.req.valid('query')
    const circle = { lat, lng, radiusMetres: distance * 1000 }
    return c.json({ ids: await findWithin(openReader(c.env), circle) } satisfies WithinAnswer)
  })
