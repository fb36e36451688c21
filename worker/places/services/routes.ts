import { Hono } from 'hono'
import { z } from 'zod'
import { NO_PLACE_SERVICE, PLACE_SERVICE_HEADER } from '../../contract/listings/builder.ts'
import {
  geocodeQuerySchema,
  pointQuerySchema,
  suggestionsQuerySchema,
} from '../../contract/places/placeQueries.ts'
import type { AppContext } from '../../http/context.ts'
import { occasionOf, signedInCaller } from '../../http/session.ts'
import { validate } from '../../http/validate.ts'
import { OUTSIDE } from './askJson.ts'
import { chooseService } from './chooseService.ts'
import { limitAsking } from './limitAsking.ts'
import { askAddress } from './questions/askAddress.ts'
import { askPoint } from './questions/askPoint.ts'
import { askSuggestions } from './questions/askSuggestions.ts'
import { askWebsite } from './questions/askWebsite.ts'

const placeIdSchema = z.object({ googleId: z.string().min(1).max(400) })

/** Mounted under /api/restaurant_builder, before what reads a website. */
export const builderPlaceRoutes = new Hono<AppContext>()
  .get('/address', validate('query', pointQuerySchema), async (c) => {
    const occasion = occasionOf(c)
    await limitAsking(c.env, 'address', await signedInCaller(c), occasion.now)
    return c.json(await askPoint(c.env, c.req.valid('query'), occasion))
  })
  .get('/geocode', validate('query', geocodeQuerySchema), async (c) => {
    const occasion = occasionOf(c)
    await limitAsking(c.env, 'address', await signedInCaller(c), occasion.now)
    return c.json(await askAddress(c.env, c.req.valid('query').address, occasion))
  })

/** Mounted under /api/restaurants, before what reads by id. */
export const placeSearchRoutes = new Hono<AppContext>()
  .get('/suggestions', validate('query', suggestionsQuerySchema), async (c) => {
    const occasion = occasionOf(c)
    const { input, location } = c.req.valid('query')
    await limitAsking(c.env, 'suggestions', await signedInCaller(c), occasion.now)
    const { suggestions, note } = await askSuggestions(c.env, input, location, occasion)
    if (note !== undefined) c.header('x-places-note', note)
    c.header(PLACE_SERVICE_HEADER, chooseService(c.env, OUTSIDE)?.name ?? NO_PLACE_SERVICE)
    return c.json(suggestions)
  })
  .get('/website/:googleId', validate('param', placeIdSchema), async (c) => {
    const occasion = occasionOf(c)
    await limitAsking(c.env, 'address', await signedInCaller(c), occasion.now)
    return c.json(await askWebsite(c.env, c.req.valid('param').googleId, occasion))
  })
