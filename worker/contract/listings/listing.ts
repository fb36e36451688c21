import { z } from 'zod'
import { DIETS, STATUSES } from '../diet.ts'
import { MAX_VEGAN_OPTIONS } from '../limits.ts'
import { normalise } from '../normalise.ts'
import { type DishCounts, pointSchema, type Restaurant } from '../restaurant.ts'
import { cuisineSchema, latitudeSchema, longitudeSchema } from '../search.ts'
import { OWN_PLACE_PREFIX } from './builder.ts'
import { type AdminName, type EditedName, FIELDS, type TextName } from './fields.ts'
import {
  MAX_CUISINES_A_LISTING,
  MAX_NAME_LENGTH,
  MAX_OPTION_DESCRIPTION_LENGTH,
  MAX_OPTION_LENGTH,
  MAX_REPORT_NOTE_LENGTH,
  REPORT_KINDS,
  REPORT_OUTCOMES,
  type ReportKind,
  type ReportOutcome,
} from './listingLimits.ts'
import { zonedTimeSchema } from './zonedTime.ts'

/** Characters that turn the direction of what follows, beyond the line they stand in. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g

/** One line as people type it: no halves of characters, no line breaks, single spaces, no space at the ends. */
export function tidyLine(text: string): string {
  return normalise(text.toWellFormed(), 'NFC')
    .replace(TURNS, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/** How often its own limit a text may be before it is tidied: spaces, for the most part. */
const MAX_PADDING = 4

/** A line of text, tidied. What is far too long is refused before anything looks at its letters. */
export const tidiedLine = (most: number) =>
  z.string().transform((text, context) => {
    if (text.length <= MAX_PADDING * most) return tidyLine(text)
    context.addIssue({ code: 'too_big', origin: 'string', maximum: most, input: text })
    return z.NEVER
  })

/** `most` counts characters as people see them in JavaScript: UTF-16 units. */
const line = (most: number) => tidiedLine(most).pipe(z.string().max(most))
/** A character that is seen: fillers, the blank of Braille and a note without a head count as letters and symbols. */
export const SEEN = /(?![\p{Default_Ignorable_Code_Point}\u2800\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u
const neededLine = (most: number) =>
  tidiedLine(most).pipe(z.string().max(most, { abort: true }).regex(SEEN, 'is required'))
/** An empty line says that there is none. */
const optionalLine = (most: number) =>
  line(most)
    .transform((text) => text || null)
    .nullable()

/** `http` or `https`, written out or left out, with its slashes or without (then https), and a host with a dot. */
function toWebsite(typed: string): string | null {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed.replace(/^\/\//, '')}`
  const url = /[\s<>"'`\\]/.test(address) ? null : URL.parse(address)
  const isPlain = url !== null && url.username === '' && url.password === ''
  return isPlain && /\w\.\w/.test(url.hostname) ? address : null
}

const maxLength = (name: TextName): number => FIELDS[name].text.maxLength

const websiteSchema = line(maxLength('website'))
  .transform((typed, context) => {
    if (typed === '') return null
    const website = toWebsite(typed)
    if (website === null) context.addIssue('must be an address like https://example.com')
    return website
  })
  .nullable()

const veganOptionsSchema = z
  .array(
    z.object({
      option: neededLine(MAX_OPTION_LENGTH),
      description: neededLine(MAX_OPTION_DESCRIPTION_LENGTH),
    }),
  )
  .max(MAX_VEGAN_OPTIONS)
  .transform((options) => options.map((dish, index) => ({ ...dish, index })))

/** What a person may say of a place in a line, field by field. */
export const textSchemas = {
  address: optionalLine(maxLength('address')),
  website: websiteSchema,
  openingHours: optionalLine(maxLength('openingHours')),
} satisfies Record<TextName, z.ZodType>

const editSchemas = {
  name: neededLine(MAX_NAME_LENGTH),
  cuisine: z
    .array(cuisineSchema)
    .max(MAX_CUISINES_A_LISTING)
    .transform((cuisines) => [...new Set(cuisines)]),
  place: pointSchema.nullable(),
  veganOptions: veganOptionsSchema,
  diet: z.enum(DIETS),
  status: z.enum(STATUSES),
  googleId: z
    .string()
    .regex(/^[\w-]{1,300}$/, 'is not a place id')
    .refine((id) => !id.startsWith(OWN_PLACE_PREFIX), 'is not an id of Google')
    .nullable(),
  isGoogle: z.boolean(),
  rating: z.number().min(0).max(5).nullable(),
  ...textSchemas,
} satisfies Record<EditedName, z.ZodType>

const { place: geoJson, ...sameSchemas } = editSchemas
/** What an edit may say of a listing, field by field, under the names of the wire. */
export const listingFields = { ...sameSchemas, geoJson }
/** Nothing else of an admin's edit is read. A field left out stays as it is. */
export const adminEditSchema = z.object(listingFields).partial()
export type ListingEdit = z.infer<typeof adminEditSchema>

/** Of anybody else's edit these are not read either, whatever they hold. */
export const listingEditSchema = adminEditSchema.omit({
  googleId: true,
  isGoogle: true,
  rating: true,
} satisfies Record<AdminName, true>)

/** PUT /api/restaurants/popup/toggle/{id}. Without a place the pop-up stays where it is. */
export const toggleSchema = z.object({
  lat: z.number().min(-90).max(90).nullish(),
  lng: z.number().min(-180).max(180).nullish(),
  status: z.enum(['ONLINE', 'OFFLINE']),
  /** At most 24 hours ahead. */
  until: zonedTimeSchema.nullish(),
})
export type Toggle = z.infer<typeof toggleSchema>

/** PUT /api/restaurantDetails/{id}; a menu of more than 32 KiB is answered with 413. */
export const menuSchema = z.object({
  // Some of SQLite's functions end a text at a NUL: its history would not show what follows.
  menu: z.string().transform((text) => text.toWellFormed().replaceAll('\0', '')),
  restaurantKey: z.string().optional(),
})

/** GET and PUT /api/restaurantDetails/{id}. */
export interface DetailsAnswer {
  /** Markdown. */
  menu: string
  restaurantKey: string
  /** Of the listing. */
  version: number
  /** As our own judgement counts them; left out when nothing on the menu is a dish. */
  dishes?: DishCounts
}

/** `by`: 'import', 'timer', 'you', 'member 4fz81x', or for admins an e-mail address. Menus are cut to 2,000 characters. */
export interface HistoryEntry {
  /** Of the listing as it was after the change. */
  version: number
  /** 'confirmed': nothing was changed, somebody said that all of it is still right. */
  kind: 'changed' | 'confirmed'
  /** ISO 8601. */
  at: string
  by: string
  /** Fields by their names in a restaurant, besides `menu`, `deletedAt` and `closedAt`. */
  changes: Record<string, [before: unknown, after: unknown]>
}
/**
 * GET /api/restaurants/{id}/history: the newest 100, newest first. Version 1 is what a member added; of an import or a
 * sample it has no entry.
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
  recaptchaToken: z.string().max(4096).default(''),
})

/** POST /api/reports/{id}/resolve. */
export const resolveSchema = z.object({ outcome: z.enum(REPORT_OUTCOMES) })

/** GET /api/reports: the open ones, oldest first. */
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

/** What the socket of GET /api/live says. */
export type LiveMessage =
  /** Comes first. When the middle of the map leaves this box, open a new socket. */
  | { type: 'area'; west: number; south: number; east: number; north: number }
  /** The listing as it is now; `offline` also when it was closed or deleted. */
  | { type: 'online' | 'moved' | 'offline'; restaurant: Restaurant }

/** GET /api/live and GET /api/live/now: the visible map. With west > east it crosses the antimeridian. */
export const boxQuerySchema = z
  .object({
    west: longitudeSchema,
    south: latitudeSchema,
    east: longitudeSchema,
    north: latitudeSchema,
  })
  .refine(({ south, north }) => south <= north, {
    message: 'has to be north of south',
    path: ['north'],
  })
