import { z } from 'zod'
import type { DetailsContent } from '../page/page.ts'
import { decimalSchema, latitudeSchema, longitudeSchema } from '../search.ts'
import { MAX_KEPT_KM, MAX_WHOLE_AT_ONCE } from './keepingLimits.ts'

const id = z.string().min(1).max(100)

export const wholeQuerySchema = z.object({
  id: z.preprocess((given) => [given].flat(), z.array(id).min(1).max(MAX_WHOLE_AT_ONCE)),
})

const NO_DISTANCE = `must be more than 0 and at most ${MAX_KEPT_KM} kilometres`

export const withinQuerySchema = z.object({
  lat: latitudeSchema,
  long: longitudeSchema,
  distance: decimalSchema.pipe(
    z
      .number({ error: NO_DISTANCE })
      .positive({ error: NO_DISTANCE })
      .max(MAX_KEPT_KM, { error: NO_DISTANCE }),
  ),
})

/** A restaurant with its menu: everything that its page shows. */
export type WholeRestaurant = Omit<DetailsContent, 'page'>

/** The requested restaurants that exist, in any order. */
export interface WholeAnswer {
  restaurants: WholeRestaurant[]
}

export interface WithinAnswer {
  /** The nearest first. */
  ids: string[]
}
