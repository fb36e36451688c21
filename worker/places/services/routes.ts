import { Hono } from 'hono'
import { z } from 'zod'
import {
  geocodeQuerySchema,
  pointQuerySchema,
  suggestionsQuerySchema,
} from '../../contract/places/placeQueries.ts'
import { NO_PLACE_SERVICE, PLACE_SERVICE_HEADER } from '../../contract/restaurants/builder.ts'
import type { AppContext } from '../../http/context.ts'
import { requestContextOf, signedInCaller } from '../../http/session.ts'
import { validate } from '../../http/validate.ts'
import { OUTSIDE } from './askJson.ts'
import { chooseService } from './chooseService.ts'
import { limitAsking } from './limitAsking.ts'
import { askAddress } from './questions/askAddress.ts'
import { askPoint } from './questions/askPoint.ts'
import { askSuggestions } from './questions/askSuggestions.ts'
import { askWebsite } from './questions/askWebsite.ts'

const placeIdSchema = z.object({ googleId: z.string().min(1).max(400) })

/** Mounted under /api/restaurant_builder, before the route that reads a website. */
export const builderPlaceRoutes = new Hono<AppContext>()
  .get('/address', validate('query', pointQuerySchema), async (c) => {
    const context = requestContextOf(c)
    await limitAsking(c.env, 'address', await signedInCaller(c), context.now)
    return c.json(await askPoint(c.env, c.req.valid('query'), context))
  })
  .get('/geocode', validate('query', geocodeQuerySchema), async (c) => {
    const context = requestContextOf(c)
    await limitAsking(c.env, 'address', await signedInCaller(c), context.now)
    return c.json(await askAddress(c.env, c.req.valid('query').address, context))
  })

/** Mounted under /api/restaurants, before the routes with an id. */
export const placeSearchRoutes = new Hono<AppContext>()
  .get('/suggestions', validate('query', suggestionsQuerySchema), async (c) => {
    const context = requestContextOf(c)
    const { input, location } = c.req.valid('query')
    await limitAsking(c.env, 'suggestions', await signedInCaller(c), context.now)
    const { suggestions, note } = await askSuggestions(c.env, input, location, context)
    if (note !== undefined) c.header('x-places-note', note)
    c.header(PLACE_SERVICE_HEADER, chooseService(c.env, OUTSIDE)?.name ?? NO_PLACE_SERVICE)
    return c.json(suggestions)
  })
  .get('/website/:googleId', validate('param', placeIdSchema), async (c) => {
    const context = requestContextOf(c)
    await limitAsking(c.env, 'address', await signedInCaller(c), context.now)
    return c.json(await askWebsite(c.env, c.req.valid('param').googleId, context))
  })
