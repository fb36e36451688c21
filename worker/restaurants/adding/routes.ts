import { Hono } from 'hono'
import { duplicatesQuerySchema, matchQuerySchema } from '../../contract/places/placeQueries.ts'
import { createSchema } from '../../contract/restaurants/creating.ts'
import { openReader } from '../../db/client.ts'
import type { AppContext } from '../../http/context.ts'
import { requestContextOf, signedInCaller } from '../../http/session.ts'
import { jsonOnly, validate } from '../../http/validate.ts'
import { readIdempotencyKey } from '../repeated/sentBefore.ts'
import { createRestaurant } from './createRestaurant.ts'
import { findDuplicates } from './findDuplicates.ts'
import { findMatch } from './findMatch.ts'

/** Mounted under /api/restaurants, before the routes with an id. */
export const addingRoutes = new Hono<AppContext>()
  .post('/', jsonOnly, validate('json', createSchema), async (c) => {
    const key = readIdempotencyKey(c.req.header('idempotency-key'))
    const caller = await signedInCaller(c)
    const added = await createRestaurant(
      c.env,
      c.req.valid('json'),
      caller,
      key,
      requestContextOf(c),
    )
    c.header('etag', `"${added.version}"`)
    c.header('location', `/api/restaurants/${added._id}`)
    return c.json(added, 201)
  })
  .get('/findMatch', validate('query', matchQuerySchema), async (c) => {
    const { name } = c.req.valid('query')
    return c.json(await findMatch(openReader(c.env), name, Date.now()))
  })
  .get('/duplicates', validate('query', duplicatesQuerySchema), async (c) => {
    // From the primary, since a restaurant added a moment ago matters most.
    return c.json(await findDuplicates(c.env.DB, c.req.valid('query')))
  })
