/** The fields that a search can ask for (`filter` in `fields.ts`), for scripts that need only the names. */
export const FILTER_NAMES = [
  'wheelchair',
  'takeaway',
  'delivery',
  'outdoorSeating',
  'reservation',
  'organic',
  'glutenFree',
] as const

export type FilterName = (typeof FILTER_NAMES)[number]
