import { z } from 'zod'
import { neededLine } from './lines.ts'
import { MAX_CORRECTED_NAME_LENGTH } from './restaurantLimits.ts'

/** What a person may say of a dish. */
export const CORRECTED_VERDICTS = ['vegan', 'not-vegan'] as const
export type CorrectedVerdict = (typeof CORRECTED_VERDICTS)[number]

/** PUT /api/restaurantDetails/{id}/dishes: what a dish of the menu is; null takes back what somebody said. */
export const correctionSchema = z.object({
  dish: neededLine(MAX_CORRECTED_NAME_LENGTH),
  verdict: z.enum(CORRECTED_VERDICTS).nullable(),
})
export type CorrectionSent = z.infer<typeof correctionSchema>

/** Who may say what a dish is, as anybody may know it. */
export const CORRECTORS = ['owner', 'member'] as const

/** What a person said of a dish, in place of our own reading. */
export interface Correction {
  /** Its name as it stood on the menu. */
  dish: string
  verdict: CorrectedVerdict
  by: (typeof CORRECTORS)[number]
  /** ISO 8601. */
  at: string
}

/** A dish to ask about before it is eaten. */
export interface DishQuestion {
  dish: string
  /** "Ask whether the curry has ghee or fish sauce". */
  ask: string
}

/** A dish of a menu with what we read and what people said of it: GET /api/restaurantDetails/{id}/dishes. */
export interface MenuDish {
  name: string
  description: string
  verdict: 'vegan' | 'not-vegan' | 'on-request' | 'unsure'
  reason: string
  ask: string | null
  correction: Correction | null
}

export interface MenuDishesAnswer {
  /** Of the restaurant. */
  version: number
  dishes: MenuDish[]
}
