import { Hono } from 'hono'
import { placesQuerySchema, zipcodeQuerySchema } from '../contract/search.ts'
import { openReader } from '../db/client.ts'
import { AppError } from '../errors.ts'
import type { AppContext } from '../http/context.ts'
import { validate } from '../http/validate.ts'
import { findPlace } from './findPlace.ts'
import { guessCity } from './guessCity.ts'
import { suggestPlaces } from './suggestPlaces.ts'

/** Mounted under /api/places. */
export const placeRoutes = new Hono<AppContext>()
  .get('/search', validate('query', placesQuerySchema), async (c) => {
    const { input, lat, long } = c.req.valid('query')
    const near = lat === undefined || long === undefined ? null : { lat, lng: long }
    return c.json(await suggestPlaces(openReader(c.env), input, near))
  })
  .get('/here', (c) => {
    c.header('cache-control', 'no-store')
    return c.json({ place: guessCity(c.req.raw.cf) })
  })

/** Mounted as /api/restaurants/latlong. */
export const latlongRoutes = new Hono<AppContext>().get(
  '/',
  validate('query', zipcodeQuerySchema),
  async (c) => {
    const { zipcode } = c.req.valid('query')
    const place = await findPlace(openReader(c.env), zipcode)
    if (place === null)
      throw new AppError(
        'not_found',
        'We know no ZIP code or city of that name. Try "02139" or "Concord, NH".',
        { param: 'zipcode' },
      )
    return c.json(place)
  },
)
