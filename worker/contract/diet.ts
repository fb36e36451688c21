/** How vegan a restaurant is, from entirely to unknown. */
export const DIETS = ['vegan', 'vegetarian', 'options', 'unconfirmed'] as const
export type Diet = (typeof DIETS)[number]

/** The levels of a search that names none: restaurants known to serve something vegan. */
export const DEFAULT_DIETS: readonly Diet[] = ['vegan', 'vegetarian', 'options']

export const STATUSES = ['RESTAURANT', 'ONLINE', 'OFFLINE'] as const
export type Status = (typeof STATUSES)[number]
