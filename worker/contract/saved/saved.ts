import { z } from 'zod'
import {
  LIST_ID_LENGTH,
  MAX_CHANGES_AT_ONCE,
  MAX_LIST_NAME_LENGTH,
  MAX_LISTS,
  MAX_NOTE_LENGTH,
} from './savedLimits.ts'

/** Made by the device, so that it can make a list offline. */
const listIdSchema = z.string().regex(new RegExp(`^[a-z0-9]{${LIST_ID_LENGTH}}$`))

/** A saved place: its note and its lists. */
const savedPlaceSchema = z.object({
  note: z.string().trim().max(MAX_NOTE_LENGTH),
  /** The ids of the lists that hold it. */
  lists: z.array(listIdSchema).max(MAX_LISTS),
})
const savedListSchema = z.object({ name: z.string().trim().min(1).max(MAX_LIST_NAME_LENGTH) })

/** The version that the device knows; 0 when it knows none. */
const base = z.int().min(0)

/** A null value deletes. */
const placeChangeSchema = z.object({
  id: z.string().min(1).max(100),
  base,
  value: savedPlaceSchema.nullable(),
})
const listChangeSchema = z.object({ id: listIdSchema, base, value: savedListSchema.nullable() })

export const savedChangesSchema = z.object({
  lists: z.array(listChangeSchema).max(MAX_CHANGES_AT_ONCE).default([]),
  places: z.array(placeChangeSchema).max(MAX_CHANGES_AT_ONCE).default([]),
})
export type SavedChanges = z.output<typeof savedChangesSchema>
export type SavedPlace = z.output<typeof savedPlaceSchema>
export type SavedList = z.output<typeof savedListSchema>

export const listParam = z.object({ id: listIdSchema })

/** The code of a link to a list. */
export const shareCodeSchema = z.string().regex(/^[\w-]{20,64}$/)

/** Everything that the server stores as saved by an account. */
export interface SavedAnswer {
  /** Raised by every change of the account's saved places. */
  version: number
  /** By the id of the restaurant; `name` is its name when it was saved. */
  places: Record<string, SavedPlace & { name: string; version: number }>
  /** By id; `code` is in the link of a shared list. */
  lists: Record<string, SavedList & { code: string | null; version: number }>
}
