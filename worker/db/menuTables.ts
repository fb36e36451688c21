import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What was read from a website, kept for a day. */
export const menuReadings = sqliteTable(
  'menu_readings',
  {
    /** Host, path and query, without scheme. */
    website: text('website').primaryKey().notNull(),
    readAt: integer('read_at').notNull(),
    source: text('source').notNull(),
    /** JSON of a reading, without its source. */
    menu: text('menu').notNull(),
  },
  (table) => [
    check('menu_readings_menu', sql`json_valid(menu)`),
    index('menu_readings_age').on(table.readAt),
  ],
)
