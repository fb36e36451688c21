import { sql } from 'drizzle-orm'
import { check, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'

/** How often an account has changed its saved places; the rows of a change carry this number as their version. */
export const savedVersions = sqliteTable('saved_versions', {
  userId: text('user_id')
    .primaryKey()
    .notNull()
    .references(() => users.id),
  version: integer('version').notNull(),
})

export const savedPlaces = sqliteTable(
  'saved_places',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    restaurantId: text('restaurant_id').notNull(),
    /** The restaurant's name when it was saved, shown after the restaurant is deleted. */
    name: text('name').notNull(),
    note: text('note').notNull(),
    /** The ids of the account's lists that hold it; some lists may have been deleted. */
    lists: text('lists', { mode: 'json' }).$type<string[]>().notNull(),
    version: integer('version').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.restaurantId] }),
    check('saved_places_lists', sql`json_valid(lists)`),
  ],
)

export const savedLists = sqliteTable(
  'saved_lists',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    id: text('id').notNull(),
    name: text('name').notNull(),
    /** Anybody who has it may read the list. Stored in plain text, since we show its owner the link again. */
    shareCode: text('share_code'),
    version: integer('version').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('saved_lists_code').on(table.shareCode).where(sql`share_code IS NOT NULL`),
  ],
)
