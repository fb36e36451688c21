import { z } from 'zod'
import { latitude, longitude } from './degrees.ts'
import { DIETS, STATUSES } from './diet.ts'
import {
  FACT_NAMES,
  type FactName,
  inSearches,
  mapFields,
  ON_PAGE_NAMES,
  type OnPageName,
} from './restaurants/fieldNames.ts'
import { type FieldValues, fieldOf } from './restaurants/fields.ts'
import type { Correction, DishQuestion } from './restaurants/menuDishes.ts'
import { veganOptionSchema } from './veganOption.ts'

/** GeoJSON order: longitude first. */
export const pointSchema = z.object({
  type: z.literal('Point'),
  coordinates: z.tuple([longitude, latitude]),
})
export type Point = z.infer<typeof pointSchema>

type Said<Name extends FactName> = z.ZodType<FieldValues[Name]>
function factSchemaOf(name: FactName) {
  const { choices } = fieldOf(name)
  return (choices ? z.enum(Object.keys(choices)) : z.string()).nullable()
}
/** Exports from before a field existed lack it. */
const facts = mapFields(inSearches(FACT_NAMES), (name) => factSchemaOf(name).default(null))
/** The answers of a search leave these out. */
const factsOnPage = mapFields(ON_PAGE_NAMES, (name) => factSchemaOf(name).exactOptional())

export const restaurantSchema = z.object({
  ...(facts as { [Name in Exclude<FactName, OnPageName>]: z.ZodDefault<Said<Name>> }),
  ...(factsOnPage as { [Name in OnPageName]: z.ZodExactOptional<Said<Name>> }),
  _id: z.string(),
  name: z.string(),
  cuisine: z.array(z.string()),
  geoJson: pointSchema.nullable(),
  veganOptions: z.array(veganOptionSchema),
  /** Stars, 0 to 5; null without a rating. */
  rating: z.number().min(0).max(5).nullable(),
  googleId: z.string().nullable(),
  isGoogle: z.boolean(),
  status: z.enum(STATUSES),
  /** ISO 8601; only while ONLINE. */
  onlineUntil: z.string().nullable(),
  /** ISO 8601: when it went ONLINE; only while ONLINE. */
  onlineSince: z.string().nullable().optional(),
  diet: z.enum(DIETS),
  restaurantKey: z.string(),
  metadata: z.object({
    isGoogle: z.boolean(),
    /** ISO 8601. */
    lastModified: z.string(),
    source: z.string(),
    /**
     * ISO 8601: when an import read this in OpenStreetMap. Missing once a person has written any of it. The answers of a search
     * leave out this and `sourceChangedAt`.
     */
    readAt: z.iso.datetime().optional(),
    /** ISO 8601: when it was last changed in OpenStreetMap, if known. */
    sourceChangedAt: z.iso.datetime().optional(),
  }),
  version: z.int().min(1),
  /** The time zone of the place, as "Europe/Berlin". */
  zone: z.string().nullable().optional(),
  /** The opening hours as a week (hours/week.ts); null when they give none. */
  week: z.string().nullable().optional(),
  /** ISO 8601: when somebody last confirmed that all of this is still right. */
  confirmedAt: z.string().nullable().optional(),
  /** ISO 8601: when it closed for good; then it is in no search but keeps its page. */
  closedAt: z.string().nullable().optional(),
})
export type Restaurant = z.infer<typeof restaurantSchema>

/** A restaurant in the answer to a search, with its great-circle distance in metres. */
export type FoundRestaurant = Restaurant & { distance: number }

/** The numbers of all and of likely vegan dishes of a menu, by people's corrections, else by our verdicts. */
export interface DishCounts {
  vegan: number
  all: number
  /** The names of the likely vegan dishes, each once; of a long menu only the first. */
  names: string[]
  /** The first unsure dishes. */
  questions?: DishQuestion[]
  /** People's corrections; `names` includes the dishes that they call vegan. */
  corrections?: Correction[]
}
