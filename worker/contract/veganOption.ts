import { z } from 'zod'

/** The source of a vegan option. */
const DISH_SOURCES = ['menu', 'owner', 'member', 'import', 'sample'] as const
export type DishSource = (typeof DISH_SOURCES)[number]

export const veganOptionSchema = z.object({
  option: z.string(),
  description: z.string(),
  index: z.int().min(0),
  /** Only the server sets this and `checkedAt`; answers of a search leave out both. */
  source: z.enum(DISH_SOURCES).optional(),
  /** ISO 8601: when somebody last confirmed it. */
  checkedAt: z.iso.datetime().optional(),
})
export type VeganOption = z.infer<typeof veganOptionSchema>
