import { sql } from 'drizzle-orm'
import { check, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { users } from './accountTables.ts'

/** How often an account has changed what it saved: the version of the rows that the change wrote. */
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
    /** The restaurant's name when it was saved, shown when the restaurant has been deleted. */
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
    /** Anybody who has it may read the list. Stored in plain, since its owner is shown the link again. */
    shareCode: text('share_code'),
    version: integer('version').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('saved_lists_code').on(table.shareCode).where(sql`share_code IS NOT NULL`),
  ],
)
