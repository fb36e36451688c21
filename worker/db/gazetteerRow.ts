import type { gazetteer } from './tables/gazetteer.ts'

/** A row of the gazetteer without its number. */
export type GazetteerRow = Omit<typeof gazetteer.$inferSelect, 'id'>
/** What is read of it. */
export type GazetteerPlace = Omit<GazetteerRow, 'kind'>
