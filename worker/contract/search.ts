import { z } from 'zod'
import { DIETS } from './diet.ts'
import {
  DEFAULT_DISTANCE_KM,
  MAX_CUISINE_FILTERS,
  MAX_DISTANCE_KM,
  MAX_KEYWORDS_LENGTH,
  MAX_SEARCH_INPUT_LENGTH,
} from './limits.ts'

/** Number('') is 0 and Number('0x1f') is 31: only plain decimals count as numbers in a query string. */
const decimal = z
  .string()
  .regex(/^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?\s*$/i, 'must be a number')
  .transform(Number)

export const latitudeSchema = decimal.pipe(z.number().min(-90).max(90))
export const longitudeSchema = decimal.pipe(z.number().min(-180).max(180))

const repeated = <T extends z.ZodType>(item: T) =>
  z.union([z.array(item), item.transform((one) => [one])])

export const cuisineSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z]+(-[a-z]+)*$/, 'may hold letters and hyphens only')
  .max(40)

const filters = {
  keywords: z.string().trim().max(MAX_KEYWORDS_LENGTH).optional(),
  cuisine: repeated(cuisineSchema).pipe(z.array(z.string()).max(MAX_CUISINE_FILTERS)).optional(),
  diet: repeated(z.enum(DIETS)).optional(),
}

export const searchQuerySchema = z.object({
  lat: latitudeSchema,
  long: longitudeSchema,
  distance: decimal.pipe(z.number().positive().max(MAX_DISTANCE_KM)).default(DEFAULT_DISTANCE_KM),
  ...filters,
})
export type SearchQuery = z.infer<typeof searchQuerySchema>

export const clustersQuerySchema = z.object({
  west: longitudeSchema,
  east: longitudeSchema,
  south: latitudeSchema,
  north: latitudeSchema,
  /** Google's scale: the world is 256 · 2^zoom pixels wide. */
  zoom: decimal.pipe(z.number().min(0).max(24)),
  ...filters,
})
export type ClustersQuery = z.infer<typeof clustersQuerySchema>

export interface Cluster {
  lat: number
  lng: number
  count: number
}
export interface ClustersAnswer {
  clusters: Cluster[]
  total: number
  /** Set when words or cuisines matched more than are counted; `total` is then a lower bound. */
  approximate?: true
}

export const placesQuerySchema = z.object({
  input: z.string().trim().min(1).max(MAX_SEARCH_INPUT_LENGTH),
  lat: latitudeSchema.optional(),
  long: longitudeSchema.optional(),
})

export interface Place {
  name: string
  /** State for the US ("MA"), else the name of the first-level region; may be empty. */
  region: string
  /** ISO 3166-1 alpha-2. */
  country: string
  zip?: string
  lat: number
  lng: number
}
export interface PlacesAnswer {
  places: Place[]
  restaurants: { _id: string; name: string; lat: number; lng: number }[]
  dishes: { dish: string; count: number }[]
}

export const zipcodeQuerySchema = z.object({
  zipcode: z.string().trim().min(1).max(MAX_SEARCH_INPUT_LENGTH),
})

export interface LatLng {
  lat: number
  lng: number
}
