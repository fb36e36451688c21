import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ReadMenu } from '../menus/menu.ts'

/** What was read from a website, kept for a day. */
export const menuReadings = sqliteTable(
  'menu_readings',
  {
    /** Host, path and query, without scheme. */
    website: text('website').primaryKey().notNull(),
    readAt: integer('read_at').notNull(),
    source: text('source').notNull(),
    menu: text('menu', { mode: 'json' }).$type<ReadMenu>().notNull(),
  },
  (table) => [index('menu_readings_age').on(table.readAt)],
)
