import { z } from 'zod'
import type { DetailsContent } from '../page/page.ts'
import { MAX_WHOLE_AT_ONCE } from './keepingLimits.ts'

const id = z.string().min(1).max(100)

export const wholeQuerySchema = z.object({
  id: z.preprocess((given) => [given].flat(), z.array(id).min(1).max(MAX_WHOLE_AT_ONCE)),
})

/** A restaurant with its menu, as its page shows it. */
export type WholeRestaurant = Omit<DetailsContent, 'page'>

/** The requested restaurants that exist, in any order. */
export interface WholeAnswer {
  restaurants: WholeRestaurant[]
}
