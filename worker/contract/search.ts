import { z } from 'zod'
import { t } from '../../languages/t.ts'
import { CUISINE_PATTERN, MAX_CUISINE_LENGTH } from './cuisine.ts'
import { DIETS } from './diet.ts'
import { OPEN_WHEN } from './hours/openWhen.ts'
import {
  DEFAULT_DISTANCE_KM,
  MAX_CUISINE_FILTERS,
  MAX_DISTANCE_KM,
  MAX_KEYWORDS_LENGTH,
  MAX_PASTED_LENGTH,
  MAX_SEARCH_INPUT_LENGTH,
} from './limits.ts'
import { FILTER_NAMES } from './restaurants/filterNames.ts'

const noNumber = { error: () => t('must be a number') }
/** A double needs at most 24 characters. */
const MAX_NUMBER_LENGTH = 50

/** Number('') is 0 and Number('0x1f') is 31: only plain decimals count as numbers in a query string. */
export const decimalSchema = z
  .string()
  .max(MAX_NUMBER_LENGTH, { ...noNumber, abort: true })
  .trim()
  .regex(/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i, noNumber)
  .transform(Number)

/** How many entries of a list to answer with. */
export const limitSchema = decimalSchema.pipe(z.number().int().min(1).max(200))

function within(least: number, most: number) {
  const error = () => t('must be a number from {least} to {most}', { least, most })
  return decimalSchema.pipe(z.number({ error }).min(least, { error }).max(most, { error }))
}

export const latitudeSchema = within(-90, 90)
export const longitudeSchema = within(-180, 180)

/** Given once, several times or not at all; a form without scripts sends an empty text for an empty input. */
const repeated = <T extends z.ZodType>(item: T, most: number) =>
  z
    .preprocess((given) => {
      const filled = [given].flat().filter((one) => one !== undefined && one !== '')
      return filled.length === 0 ? undefined : filled
    }, z.array(item).max(most).optional())
    .optional()

export const cuisineSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(MAX_CUISINE_LENGTH, { abort: true })
  .regex(CUISINE_PATTERN, { error: () => t('may hold letters and hyphens only') })

/** A form without scripts sends an empty text when nothing is chosen. */
const emptyAsNone = <T extends z.ZodType>(item: T) =>
  z.preprocess((given) => (given === '' ? undefined : given), item.optional()).optional()

/** A level may be repeated, since a form may add one that the address already has. */
const MAX_DIET_FILTERS = 2 * DIETS.length

const filters = {
  keywords: z
    .string()
    .trim()
    .max(MAX_KEYWORDS_LENGTH)
    .optional()
    .describe('Words of a name, a dish or a cuisine.'),
  cuisine: repeated(cuisineSchema, MAX_CUISINE_FILTERS).describe('One of these is enough.'),
  diet: repeated(z.enum(DIETS), MAX_DIET_FILTERS).describe(
    'How vegan a place is; left out: all but unconfirmed.',
  ),
  has: repeated(z.enum(FILTER_NAMES), FILTER_NAMES.length).describe(
    'Facts that a place has to have.',
  ),
  open: emptyAsNone(
    z.string().regex(OPEN_WHEN, {
      error: () => t('must be now, or a day and time like tu-18:30'),
    }),
  ).describe('"now", or a day and time where the place is, as "tu-18:30".'),
  unsaid: emptyAsNone(z.literal('1')).describe(
    'With "open": those too that do not say when they are open.',
  ),
}

/** The filters of a search besides its place, as in a call. */
export type SearchFilters = z.infer<z.ZodObject<typeof filters>>

const noDistance = {
  error: () => t('must be more than 0 and at most {most} kilometres', { most: MAX_DISTANCE_KM }),
}

export const searchQuerySchema = z.object({
  lat: latitudeSchema.describe('Of the point to search around.'),
  long: longitudeSchema,
  distance: decimalSchema
    .pipe(z.number(noDistance).positive(noDistance).max(MAX_DISTANCE_KM, noDistance))
    .default(DEFAULT_DISTANCE_KM)
    .describe('How far from the point, in kilometres.'),
  ...filters,
})

export const clustersQuerySchema = z
  .object({
    west: longitudeSchema,
    east: longitudeSchema,
    south: latitudeSchema,
    north: latitudeSchema,
    zoom: within(0, 24).describe('The world is 256 · 2^zoom pixels wide.'),
    ...filters,
  })
  .refine(({ south, north }) => south <= north, {
    path: ['south'],
    error: () => t('must not lie north of the north'),
  })

export interface Cluster extends LatLng {
  count: number
}
export interface ClustersAnswer {
  clusters: Cluster[]
  total: number
  /**
   * Set when the counts and `total` are estimates: more restaurants matched words or cuisines than are counted, or more pop-ups
   * have just ended than are read.
   */
  approximate?: true
}

export const placesQuerySchema = z.object({
  input: z
    .string()
    .trim()
    .min(1)
    .max(MAX_PASTED_LENGTH)
    .describe('What somebody has typed, or a link of a map.'),
  lat: latitudeSchema
    .optional()
    .describe('What is near this point comes first; a plus code without a town is near it.'),
  long: longitudeSchema.optional(),
})

export interface Place extends LatLng {
  name: string
  /** Of a well-known city, by language, where it differs from `name`. */
  names?: Readonly<Record<string, string>>
  /** State for the US ("MA"), else the name of the first-level region; may be empty. */
  region: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** The postal code, when the search was for one. */
  zip?: string
  /** Of a suggestion, the words beside it in the typed text, to search for there: "pizza" of "pizza berlin". */
  words?: string
}
export interface PlacesAnswer {
  places: Place[]
  restaurants: (LatLng & { _id: string; name: string; address: string | null })[]
  dishes: { dish: string; count: number }[]
  /** Places that an unknown text may mean, as suggestions. Missing when there are none. */
  didYouMean?: Place[]
}

export const zipcodeQuerySchema = z.object({
  zipcode: z
    .string()
    .trim()
    .min(1)
    .max(MAX_SEARCH_INPUT_LENGTH)
    .describe('A postal code, or a town as "Concord, NH".'),
})

export interface LatLng {
  lat: number
  lng: number
}

/** A part of the map; with `west` greater than `east` it crosses the antimeridian. */
export interface Box {
  west: number
  south: number
  east: number
  north: number
}
