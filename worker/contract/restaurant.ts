import { z } from 'zod'
import { DIETS, STATUSES } from './diet.ts'
import {
  FACT_NAMES,
  type FactName,
  type FieldValues,
  fieldOf,
  inSearches,
  mapFields,
  ON_PAGE_NAMES,
  type OnPageName,
} from './restaurants/fields.ts'
import type { Correction, DishQuestion } from './restaurants/menuDishes.ts'
import { veganOptionSchema } from './veganOption.ts'

/** GeoJSON order: longitude first. */
export const pointSchema = z.object({
  type: z.literal('Point'),
  coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]),
})
export type Point = z.infer<typeof pointSchema>

type Said<Name extends FactName> = z.ZodType<FieldValues[Name]>
function saidOf(name: FactName) {
  const { choices } = fieldOf(name)
  return (choices ? z.enum(Object.keys(choices)) : z.string()).nullable()
}
/** An export of before a field was known leaves it out. */
const facts = mapFields(inSearches(FACT_NAMES), (name) => saidOf(name).default(null))
/** The answers of a search leave these out. */
const factsOnPage = mapFields(ON_PAGE_NAMES, (name) => saidOf(name).exactOptional())

export const restaurantSchema = z.object({
  ...(facts as { [Name in Exclude<FactName, OnPageName>]: z.ZodDefault<Said<Name>> }),
  ...(factsOnPage as { [Name in OnPageName]: z.ZodExactOptional<Said<Name>> }),
  _id: z.string(),
  name: z.string(),
  cuisine: z.array(z.string()),
  geoJson: pointSchema.nullable(),
  veganOptions: z.array(veganOptionSchema),
  /** Stars, 0 to 5; null when nobody has rated. */
  rating: z.number().min(0).max(5).nullable(),
  googleId: z.string().nullable(),
  isGoogle: z.boolean(),
  status: z.enum(STATUSES),
  /** ISO 8601; only while ONLINE. */
  onlineUntil: z.string().nullable(),
  /** ISO 8601: since when it is out; only while ONLINE. */
  onlineSince: z.string().nullable().optional(),
  diet: z.enum(DIETS),
  restaurantKey: z.string(),
  metadata: z.object({
    isGoogle: z.boolean(),
    /** ISO 8601. */
    lastModified: z.string(),
    source: z.string(),
    /**
     * ISO 8601: when what stands here was read in OpenStreetMap. Left out once a person wrote any of it; the answers of a
     * search leave it out too, and `sourceChangedAt`.
     */
    readAt: z.iso.datetime().optional(),
    /** ISO 8601: when it was last changed there, where that is known. */
    sourceChangedAt: z.iso.datetime().optional(),
  }),
  version: z.int().min(1),
  /** The time zone of the place, as "Europe/Berlin". */
  zone: z.string().nullable().optional(),
  /** The opening hours as a week (hours/week.ts); null where they tell none. */
  week: z.string().nullable().optional(),
  /** ISO 8601: when somebody last said that all of this is still right. */
  confirmedAt: z.string().nullable().optional(),
  /** ISO 8601: since when the place is closed for good; it leaves searches and keeps its page. */
  closedAt: z.string().nullable().optional(),
})
export type Restaurant = z.infer<typeof restaurantSchema>

/** A restaurant in the answer to a search, with its great-circle distance in metres. */
export type FoundRestaurant = Restaurant & { distance: number }

/** How many of the dishes of a menu are likely vegan, of how many in all: our reading of it, where no person said otherwise. */
export interface DishCounts {
  vegan: number
  all: number
  /** The names of those likely vegan, each once; of a long menu only the first. */
  names: string[]
  /** The first dishes of which we are unsure. */
  questions?: DishQuestion[]
  /** What people said of dishes; `names` has those that they call vegan. */
  corrections?: Correction[]
}
