import { z } from 'zod'
import { t } from '../../../languages/t.ts'
import { latitude, longitude } from '../degrees.ts'
import {
  decimalSchema,
  type LatLng,
  latitudeSchema,
  limitSchema,
  longitudeSchema,
} from '../search.ts'
import { MAX_EMAIL_LENGTH, MAX_PERSON_NAME_LENGTH } from './accountLimits.ts'

/** As typed; the Worker folds it before it looks it up (`worker/accounts/email.ts`). */
export const emailSchema = z.string().trim().min(3).max(MAX_EMAIL_LENGTH)

export const loginSchema = z.object({
  email: emailSchema,
  password: z.string().min(1).max(1024),
  /** Needed after several failed attempts. */
  recaptchaToken: z.string().max(4096).nullish(),
})

export const codePasswordSchema = z.object({
  email: emailSchema,
  password: z.string().max(1024),
  secretCode: z.string().min(1).max(256),
})
export type CodePassword = z.infer<typeof codePasswordSchema>

/** Null is no text, as it is no place in `location`. */
const textOrNothing = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .nullish()
    .transform((text) => text ?? '')

export const preRegistrationSchema = z.object({
  email: emailSchema,
  name: textOrNothing(MAX_PERSON_NAME_LENGTH),
  city: textOrNothing(MAX_PERSON_NAME_LENGTH),
  location: z.object({ lat: latitude, lng: longitude }).nullish(),
  recaptchaToken: textOrNothing(4096),
})
export type PreRegistration = z.infer<typeof preRegistrationSchema>

export const mailingListQuerySchema = z
  .object({
    /** Kilometres; with `lat` and `long` only entries this near. */
    distance: decimalSchema.pipe(z.number().positive().max(20_038)).optional(),
    lat: latitudeSchema.optional(),
    long: longitudeSchema.optional(),
    /** Part of a name, an address or a city. */
    search: z.string().trim().max(120).optional(),
    after: z.string().max(MAX_EMAIL_LENGTH).optional(),
    limit: limitSchema.optional(),
  })
  .refine(({ lat, long }) => (lat === undefined) === (long === undefined), {
    path: ['long'],
    error: () => t('and lat go together'),
  })

/** Who is signed in, as the site shows it. */
export interface Account {
  id: string
  email: string
  /** The present role names and ids of owned restaurants. */
  groups: string[]
}

export interface SignedIn {
  token: string
  user: Account
}

/** A pre-registered person, as an admin sees the entry. */
export interface MailingListEntry {
  email: string
  name: string
  city: string
  location: LatLng | null
  /** 'sent' once a code was sent, never the code; null before. */
  secretCode: string | null
  /** ISO 8601. */
  createdAt: string
}
