import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Marks of recent requests that added a restaurant, or edited one with a key. A second row with the same key breaks the
 * constraint and so fails the batch.
 */
export const sentRequests = sqliteTable(
  'sent_requests',
  {
    userId: text('user_id').notNull(),
    /** SHA-256 of an Idempotency-Key or of a name and place; for a pop-up without a place, of the whole body. */
    key: text('key').notNull(),
    /** SHA-256 of the whole body. */
    digest: text('digest').notNull(),
    restaurantId: text('restaurant_id').notNull(),
    endsAt: integer('ends_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('sent_requests_end').on(table.endsAt),
  ],
)
