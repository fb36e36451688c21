/** How vegan a place is, from all to unknown. */
export const DIETS = ['vegan', 'vegetarian', 'options', 'unconfirmed'] as const
export type Diet = (typeof DIETS)[number]

/** What a search shows when nobody asked for a level: places known to serve something vegan. */
export const DEFAULT_DIETS: readonly Diet[] = ['vegan', 'vegetarian', 'options']

export const STATUSES = ['RESTAURANT', 'ONLINE', 'OFFLINE'] as const
export type Status = (typeof STATUSES)[number]
