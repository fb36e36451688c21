import { Hono } from 'hono'
import { duplicatesQuerySchema, matchQuerySchema } from '../../contract/placeQueries.ts'
import { openReader } from '../../db/client.ts'
import type { AppContext } from '../../http/context.ts'
import { validate } from '../../http/validate.ts'
import { findDuplicates } from './findDuplicates.ts'
import { findMatch } from './findMatch.ts'

/** Mounted under /api/restaurants, before what reads by id. */
export const addingRoutes = new Hono<AppContext>()
  .get('/findMatch', validate('query', matchQuerySchema), async (c) => {
    const { name } = c.req.valid('query')
    return c.json(await findMatch(openReader(c.env), name, Date.now()))
  })
  .get('/duplicates', validate('query', duplicatesQuerySchema), async (c) => {
    // The newest state, for what was added a moment ago counts most.
    return c.json(await findDuplicates(c.env.DB, c.req.valid('query')))
  })
