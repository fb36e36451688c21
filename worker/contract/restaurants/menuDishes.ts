import { z } from 'zod'
import { neededLine } from './lines.ts'
import { MAX_CORRECTED_NAME_LENGTH } from './restaurantLimits.ts'

/** The verdicts that a person may give. */
export const CORRECTED_VERDICTS = ['vegan', 'not-vegan'] as const
export type CorrectedVerdict = (typeof CORRECTED_VERDICTS)[number]

/** PUT /api/restaurantDetails/{id}/dishes: corrects a dish of the menu; null removes a correction. */
export const correctionSchema = z.object({
  dish: neededLine(MAX_CORRECTED_NAME_LENGTH),
  verdict: z.enum(CORRECTED_VERDICTS).nullable(),
})
export type CorrectionSent = z.infer<typeof correctionSchema>

/** Who corrected a dish, in the form for everybody. */
export const CORRECTORS = ['owner', 'member'] as const

/** A person's verdict on a dish, which replaces ours. */
export interface Correction {
  /** The name of the dish on the menu at that time. */
  dish: string
  verdict: CorrectedVerdict
  by: (typeof CORRECTORS)[number]
  /** ISO 8601. */
  at: string
}

/** A dish to ask about before eating it. */
export interface DishQuestion {
  dish: string
  /** "Ask whether the curry has ghee or fish sauce". */
  ask: string
}

/** A dish of a menu with our verdict and people's correction: GET /api/restaurantDetails/{id}/dishes. */
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
