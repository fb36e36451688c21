import { integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * The FTS5 table of words and places, described as a plain table, so that builders can read and write it; a search is
 * `sql`restaurant_words MATCH …`` in a condition. Its own migration creates it, since a Drizzle schema has no FTS5.
 */
export const restaurantWords = sqliteTable('restaurant_words', {
  /** `restaurants.n`. */
  rowid: integer('rowid').notNull(),
  /** Folded words, as are the two below. */
  name: text('name').notNull(),
  cuisine: text('cuisine').notNull(),
  dishes: text('dishes').notNull(),
  /** One token a grid level, the diet and the cuisines. */
  cells: text('cells').notNull(),
  lat: real('lat').notNull(),
  lng: real('lng').notNull(),
  /** The restaurant as a search answers it, so that a match costs no second read. */
  document: text('document').notNull(),
})
