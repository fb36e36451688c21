import { z } from 'zod'
import { t } from '../../../languages/t.ts'
import { latitude, longitude } from '../degrees.ts'
import { OWN_PLACE_PREFIX } from './builder.ts'
import { restaurantFields } from './editing.ts'
import { factSchemas } from './facts.ts'

/** The text "lat,lng", read as a GeoJSON position. */
const latLngSchema = z
  .string()
  .max(100, { abort: true })
  .regex(/^\s*-?\d+(\.\d+)?\s*,\s*-?\d+(\.\d+)?\s*$/, {
    error: () => t('must be "lat,lng"'),
  })
  .transform((text) => text.split(',').map(Number))
  .pipe(z.tuple([latitude, longitude]))
  .transform(([lat, lng]): [number, number] => [lng, lat])

/** `{ coordinates: [lng, lat] }` or the text "lat,lng". */
const locationSchema = z.union([
  z
    .object({ coordinates: z.tuple([longitude, latitude]) })
    .transform(({ coordinates }) => coordinates),
  latLngSchema,
])

/** Our own place ids stand for "no Google id". */
function withoutOwn(id: unknown): unknown {
  return typeof id === 'string' && id.startsWith(OWN_PLACE_PREFIX) ? null : id
}

/**
 * POST /api/restaurants. Only a pop-up (`status` OFFLINE) may come without a place. The manual form sends its place as
 * `coordinates`, which is used when there is no `location`.
 */
export const createSchema = z
  .object({
    name: restaurantFields.name,
    cuisine: restaurantFields.cuisine.default([]),
    location: locationSchema.nullish(),
    coordinates: latLngSchema.nullish(),
    googleId: z.preprocess(withoutOwn, restaurantFields.googleId.optional()),
    metadata: z.object({ isGoogle: z.boolean().optional() }).optional(),
    veganOptions: restaurantFields.veganOptions.default([]),
    status: z.enum(['RESTAURANT', 'OFFLINE']).default('RESTAURANT'),
    diet: restaurantFields.diet.optional(),
    ...z.object(factSchemas).partial().shape,
  })
  .transform(({ coordinates, location, ...rest }) => ({
    ...rest,
    location: location ?? coordinates ?? null,
  }))
export type Creation = z.infer<typeof createSchema>

/** A restaurant that may be the place somebody is about to add: GET /api/restaurants/duplicates?name&lat&lng&googleId. */
export interface Duplicate {
  _id: string
  name: string
  address: string | null
  cuisine: string[]
  /** From the given coordinates; null when only the Google id is the same. */
  distanceMetres: number | null
}
