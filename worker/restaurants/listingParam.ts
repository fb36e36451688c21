import { z } from 'zod'

/** The `:id` of an address that names a listing. */
export const listingParam = z.object({ id: z.string().min(1).max(100) })
