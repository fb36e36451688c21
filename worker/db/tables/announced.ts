import { sql } from 'drizzle-orm'
import { check, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { restaurants } from './restaurants.ts'

/** When and where pop-ups will be out, as their owners say. Times are milliseconds since 1970. */
export const announcedTimes = sqliteTable(
  'announced_times',
  {
    restaurantId: text('restaurant_id')
      .notNull()
      .references(() => restaurants.id),
    /** Chosen by the client. With the restaurant's id it identifies the event in calendars. */
    id: text('id').notNull(),
    startsAt: integer('starts_at').notNull(),
    endsAt: integer('ends_at').notNull(),
    /** The pop-up's zone at the time of writing: a later move does not shift earlier announcements. */
    zone: text('zone').notNull(),
    place: text('place').notNull(),
    /** Raised by every change: calendars take the highest. */
    version: integer('version').notNull().default(1),
    modifiedAt: integer('modified_at').notNull(),
    /** The row stays for a while, so that calendars learn of the cancellation. */
    cancelledAt: integer('cancelled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.id] }),
    check('announced_times_order', sql`starts_at < ends_at`),
  ],
)
