import { z } from 'zod'
import { latitude, longitude } from '../contract/degrees.ts'
import { type DishCounts, type FoundRestaurant, restaurantSchema } from '../contract/restaurant.ts'
import type { DetailsAnswer } from '../contract/restaurants/editing.ts'
import type { WholeAnswer } from '../contract/restaurants/keeping.ts'
import { CORRECTED_VERDICTS, CORRECTORS } from '../contract/restaurants/menuDishes.ts'
import type { ClustersAnswer, LatLng, Place, PlacesAnswer } from '../contract/search.ts'

/** The answers of the calls that other sites may make. A test checks that real answers hold exactly these fields. */

export const restaurant = restaurantSchema

export const foundRestaurants = z.array(
  restaurantSchema.extend({ distance: z.number().describe('Metres, along a great circle.') }),
) satisfies z.ZodType<FoundRestaurant[]>

export const latLng = z.object({ lat: latitude, lng: longitude }) satisfies z.ZodType<LatLng>

const place = z.object({
  name: z.string(),
  region: z.string().describe('In the US the state, as MA; elsewhere its name; may be empty.'),
  country: z.string().describe('ISO 3166-1 alpha-2.'),
  names: z
    .record(z.string(), z.string())
    .exactOptional()
    .describe('Of a well-known city, by language, where it differs from `name`.'),
  zip: z.string().exactOptional(),
  words: z
    .string()
    .exactOptional()
    .describe('In `didYouMean`, the other words of the input, to search for there.'),
  lat: latitude,
  lng: longitude,
}) satisfies z.ZodType<Place>

export const places = z.object({
  places: z.array(place),
  restaurants: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      address: z.string().nullable(),
      lat: latitude,
      lng: longitude,
    }),
  ),
  dishes: z.array(z.object({ dish: z.string(), count: z.int() })),
  didYouMean: z.array(place).exactOptional(),
}) satisfies z.ZodType<PlacesAnswer>

export const clusters = z.object({
  clusters: z.array(z.object({ lat: latitude, lng: longitude, count: z.int() })),
  total: z.int(),
  approximate: z.literal(true).exactOptional().describe('The counts and the total are estimates.'),
}) satisfies z.ZodType<ClustersAnswer>

export const cuisines = z.array(z.string())

const dishCounts = z.object({
  vegan: z.int().describe('How many dishes of the menu are likely vegan.'),
  all: z.int(),
  names: z.array(z.string()),
  questions: z.array(z.object({ dish: z.string(), ask: z.string() })).exactOptional(),
  corrections: z
    .array(
      z.object({
        dish: z.string(),
        verdict: z.enum(CORRECTED_VERDICTS),
        by: z.enum(CORRECTORS),
        at: z.iso.datetime(),
      }),
    )
    .exactOptional(),
}) satisfies z.ZodType<DishCounts>

export const details = z.object({
  menu: z.string().describe('Markdown.'),
  restaurantKey: z.string(),
  version: z.int(),
  dishes: dishCounts.exactOptional(),
}) satisfies z.ZodType<DetailsAnswer>

export const whole = z.object({
  restaurants: z.array(
    z.object({
      restaurant: restaurantSchema,
      menu: z.string().nullable(),
      dishes: dishCounts.optional(),
    }),
  ),
}) satisfies z.ZodType<WholeAnswer>

export const liveNow = z.object({ restaurants: z.array(restaurantSchema) })

export const failure = z.object({
  errors: z.array(
    z.object({
      msg: z.string().describe('One sentence for a person.'),
      code: z.string(),
      param: z.string().exactOptional().describe('The name of the input at fault.'),
      restaurantId: z.string().exactOptional(),
    }),
  ),
  requestId: z.string().describe('Say it when you write to us about a failure.'),
})
