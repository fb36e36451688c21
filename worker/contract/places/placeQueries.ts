import { z } from 'zod'
import { t } from '../../../languages/t.ts'
import { MAX_PASTED_LENGTH } from '../limits.ts'
import { joinedLines, tidiedLine } from '../restaurants/lines.ts'
import { MAX_NAME_LENGTH } from '../restaurants/restaurantLimits.ts'
import { latitudeSchema, longitudeSchema } from '../search.ts'
import { parseCoordinates } from './coordinates.ts'

const neededText = (most: number) => tidiedLine(most).pipe(z.string().min(1).max(most))

/** GET /api/restaurant_builder/address. */
export const pointQuerySchema = z.object({ lat: latitudeSchema, lng: longitudeSchema })

/** GET /api/restaurant_builder/geocode. */
export const geocodeQuerySchema = z.object({
  address: joinedLines
    .pipe(neededText(MAX_PASTED_LENGTH))
    .describe('An address, a link of a map, or a plus code, a short one with its town.'),
})

/** GET /api/restaurants/suggestions; `location` is "lat,lng". */
export const suggestionsQuerySchema = z.object({
  input: neededText(MAX_NAME_LENGTH),
  location: z
    .string()
    .max(100)
    .transform((text, context) => {
      const point = parseCoordinates(text)
      if (point !== null) return point
      context.addIssue(t('must be a latitude and a longitude, as 42.36,-71.06'))
      return z.NEVER
    }),
})

/** GET /api/restaurants/findMatch. */
export const matchQuerySchema = z.object({ name: neededText(MAX_NAME_LENGTH) })

/** GET /api/restaurants/duplicates. Without coordinates only the Google id is compared. */
export const duplicatesQuerySchema = z
  .object({
    name: neededText(MAX_NAME_LENGTH),
    lat: latitudeSchema.optional(),
    lng: longitudeSchema.optional(),
    googleId: z.string().max(400).optional(),
  })
  .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
    path: ['lat'],
    error: () => t('and lng belong together'),
  })
export type DuplicatesQuery = z.infer<typeof duplicatesQuerySchema>
