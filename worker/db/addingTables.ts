import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Who added what a moment ago. The second row of a key breaks the constraint, and with it the batch. */
export const creations = sqliteTable(
  'creations',
  {
    userId: text('user_id').notNull(),
    /** SHA-256 of an Idempotency-Key, or of a name and place; of all that was sent for a pop-up without a place. */
    key: text('key').notNull(),
    /** SHA-256 of all that was sent. */
    digest: text('digest').notNull(),
    restaurantId: text('restaurant_id').notNull(),
    endsAt: integer('ends_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('creations_end').on(table.endsAt),
  ],
)
