import { sql } from 'drizzle-orm'
import { check, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { users } from './accountTables.ts'

/** How often an account has changed what it saved. The number is the version of whatever that change wrote. */
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
    /** As it was when it was saved: what is said of a restaurant that is deleted since. */
    name: text('name').notNull(),
    note: text('note').notNull(),
    /** The ids of the account's lists it is on; some of them may be gone. */
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
    /** Whoever knows it may read the list. It stands here as it is, for its owner is shown the link again. */
    shareCode: text('share_code'),
    version: integer('version').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('saved_lists_code').on(table.shareCode).where(sql`share_code IS NOT NULL`),
  ],
)
