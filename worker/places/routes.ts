import { Hono } from 'hono'
import { t } from '../../languages/t.ts'
import { placeLabel } from '../contract/places/placeLabel.ts'
import { placesQuerySchema, zipcodeQuerySchema } from '../contract/search.ts'
import { type Database, openReader } from '../db/client.ts'
import { AppError } from '../errors.ts'
import type { AppContext } from '../http/context.ts'
import { validate } from '../http/validate.ts'
import { findPlace } from './findPlace.ts'
import { openGazetteer } from './gazetteer/gazetteer.ts'
import { guessCity, guessCountry } from './guessCity.ts'
import { suggestPlaces } from './suggestPlaces.ts'

/** Mounted under /api/places. */
export const placeRoutes = new Hono<AppContext>()
  .get('/search', validate('query', placesQuerySchema), async (c) => {
    const { input, lat, long } = c.req.valid('query')
    const near = lat === undefined || long === undefined ? null : { lat, lng: long }
    const { cf } = c.req.raw
    const from = { near, here: guessCity(cf), country: guessCountry(cf) }
    return c.json(await suggestPlaces(openReader(c.env), input, from))
  })
  .get('/here', (c) => {
    c.header('cache-control', 'no-store')
    return c.json({ place: guessCity(c.req.raw.cf) })
  })

/** Its sentence names a place that the text may mean, else it says what to type. */
async function unknownPlace(db: Database, text: string): Promise<AppError> {
  const [place] = await openGazetteer(db).guess(text, null)
  const sentence = place
    ? t('We know no ZIP code or city of that name. Did you mean {place}?', {
        place: placeLabel(place),
      })
    : t('We know no ZIP code or city of that name. Try "02139" or "Concord, NH".')
  return new AppError('not_found', sentence, { param: 'zipcode' })
}

/** Mounted as /api/restaurants/latlong. */
export const latlongRoutes = new Hono<AppContext>().get(
  '/',
  validate('query', zipcodeQuerySchema),
  async (c) => {
    const { zipcode } = c.req.valid('query')
    const db = openReader(c.env)
    const place = await findPlace(db, zipcode, guessCountry(c.req.raw.cf))
    if (place === null) throw await unknownPlace(db, zipcode)
    return c.json(place)
  },
)
