import { z } from 'zod'
import { t } from '../../../languages/t.ts'
import { latitude, longitude } from '../degrees.ts'
import { DIETS, STATUSES } from '../diet.ts'
import { MAX_VEGAN_OPTIONS } from '../limits.ts'
import { type DishCounts, pointSchema, type Restaurant } from '../restaurant.ts'
import { type Box, cuisineSchema, latitudeSchema, longitudeSchema } from '../search.ts'
import { OWN_PLACE_PREFIX } from './builder.ts'
import { factSchemas } from './facts.ts'
import type { AdminName, EditedName } from './fieldNames.ts'
import { neededLine } from './lines.ts'
import {
  MAX_CUISINES_PER_RESTAURANT,
  MAX_NAME_LENGTH,
  MAX_OPTION_DESCRIPTION_LENGTH,
  MAX_OPTION_LENGTH,
  MAX_REPORT_NOTE_LENGTH,
  REPORT_KINDS,
  REPORT_OUTCOMES,
  type ReportKind,
  type ReportOutcome,
} from './restaurantLimits.ts'
import { zonedTimeSchema } from './zonedTime.ts'

const veganOptionsSchema = z
  .array(
    z.object({
      option: neededLine(MAX_OPTION_LENGTH),
      description: neededLine(MAX_OPTION_DESCRIPTION_LENGTH),
    }),
  )
  .max(MAX_VEGAN_OPTIONS)
  .transform((options) => options.map((dish, index) => ({ ...dish, index })))

const editSchemas = {
  name: neededLine(MAX_NAME_LENGTH),
  cuisine: z
    .array(cuisineSchema)
    .max(MAX_CUISINES_PER_RESTAURANT)
    .transform((cuisines) => [...new Set(cuisines)]),
  place: pointSchema.nullable(),
  veganOptions: veganOptionsSchema,
  diet: z.enum(DIETS),
  status: z.enum(STATUSES),
  googleId: z
    .string()
    .regex(/^[\w-]{1,300}$/, { error: () => t('is not a place id') })
    .refine((id) => !id.startsWith(OWN_PLACE_PREFIX), {
      error: () => t('is not an id of Google'),
    })
    .nullable(),
  isGoogle: z.boolean(),
  rating: z.number().min(0).max(5).nullable(),
  ...factSchemas,
} satisfies Record<EditedName, z.ZodType>

const { place: geoJson, ...sameSchemas } = editSchemas
/** The schemas of an edit's fields, by their names in calls. */
export const restaurantFields = { ...sameSchemas, geoJson }
/** An admin's edit; other fields are ignored. A missing field stays as it is. */
export const adminEditSchema = z.object(restaurantFields).partial()
export type RestaurantEdit = z.infer<typeof adminEditSchema>

/** Anybody else's edit: these fields are ignored too. */
export const restaurantEditSchema = adminEditSchema.omit({
  googleId: true,
  isGoogle: true,
  rating: true,
} satisfies Record<AdminName, true>)

/** PUT /api/restaurants/popup/toggle/{id}. Without a place the pop-up stays where it is. */
export const toggleSchema = z.object({
  lat: latitude.nullish(),
  lng: longitude.nullish(),
  status: z.enum(['ONLINE', 'OFFLINE']),
  /** At most 24 hours ahead. */
  until: zonedTimeSchema.nullish(),
})
export type Toggle = z.infer<typeof toggleSchema>

/** PUT /api/restaurantDetails/{id}; a menu of more than 32 KiB is answered with 413. */
export const menuSchema = z.object({
  // Some functions of SQLite end a text at a NUL, so the history would lose the rest.
  menu: z.string().transform((text) => text.toWellFormed().replaceAll('\0', '')),
  restaurantKey: z.string().optional(),
})

/** GET and PUT /api/restaurantDetails/{id}. */
export interface DetailsAnswer {
  /** Markdown. */
  menu: string
  restaurantKey: string
  /** Of the restaurant. */
  version: number
  /** Missing when the menu has no dishes. */
  dishes?: DishCounts
}

/** `by`: 'import', 'timer', 'you', 'member 4fz81x', or for admins an e-mail address. Menus are cut to 2,000 characters. */
export interface HistoryEntry {
  /** Of the restaurant as it was after the change. */
  version: number
  /** 'confirmed': nothing changed; somebody confirmed that all of it is still right. */
  kind: 'changed' | 'confirmed'
  /** ISO 8601. */
  at: string
  by: string
  /** Fields by their names in a restaurant, besides `menu`, `deletedAt` and `closedAt`. */
  changes: Record<string, [before: unknown, after: unknown]>
}
/**
 * GET /api/restaurants/{id}/history: the newest 100, newest first. A member's restaurant begins with version 1; the
 * first version of an import or a sample has no entry.
 */
export interface HistoryAnswer {
  history: HistoryEntry[]
}

/** POST /api/restaurants/{id}/reports. */
export const reportSchema = z.object({
  kind: z.enum(REPORT_KINDS),
  note: z
    .string()
    .max(MAX_REPORT_NOTE_LENGTH)
    .transform((text) => text.toWellFormed().replaceAll('\0', '').trim())
    .default(''),
  /** Needed when signed out. */
  recaptchaToken: z
    .string()
    .max(4096)
    .nullish()
    .transform((token) => token ?? ''),
})
export type NewReport = z.infer<typeof reportSchema>

/** POST /api/reports/{id}/resolve. */
export const resolveSchema = z.object({ outcome: z.enum(REPORT_OUTCOMES) })

/** GET /api/reports: open reports, oldest first. */
export interface Report {
  id: number
  kind: ReportKind
  note: string
  /** ISO 8601. */
  at: string
  /** As in `HistoryEntry`; null for somebody signed out. */
  by: string | null
  restaurant: Pick<Restaurant, '_id' | 'name' | 'status' | 'address' | 'closedAt'>
  /** Set in the answer to `resolve`. */
  outcome: ReportOutcome | null
}

/** The messages of the socket of GET /api/live. */
export type LiveMessage =
  /** The first message. When the middle of the map leaves this box, open a new socket. */
  | ({ type: 'area' } & Box)
  /** The restaurant as it is now; `offline` also when it was closed or deleted. */
  | { type: 'online' | 'moved' | 'offline'; restaurant: Restaurant }

/** The message about a change of one restaurant. */
export type LiveChange = Extract<LiveMessage, { restaurant: Restaurant }>

/** GET /api/live and GET /api/live/now: the visible map. With west > east it crosses the antimeridian. */
export const boxQuerySchema = z
  .object({
    west: longitudeSchema,
    south: latitudeSchema,
    east: longitudeSchema,
    north: latitudeSchema,
  })
  .refine(({ south, north }) => south <= north, {
    path: ['north'],
    error: () => t('has to be north of south'),
  })
