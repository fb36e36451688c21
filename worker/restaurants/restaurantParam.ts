import { z } from 'zod'

/** The `:id` of an address that names a restaurant. */
export const restaurantParam = z.object({ id: z.string().min(1).max(100) })
