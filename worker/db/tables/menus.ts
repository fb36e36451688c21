import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { CORRECTED_VERDICTS, CORRECTORS } from '../../contract/restaurants/menuDishes.ts'
import { oneOf } from './oneOf.ts'

/** Readings of websites, kept for a day. */
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

/** People's verdicts on dishes, which replace ours, each with our verdict beside it. No program changes them. */
export const dishCorrections = sqliteTable(
  'dish_corrections',
  {
    restaurantId: text('restaurant_id').notNull(),
    /** The folded name of the dish. */
    key: text('key').notNull(),
    dish: text('dish').notNull(),
    description: text('description').notNull(),
    section: text('section').notNull(),
    verdict: text('verdict', { enum: CORRECTED_VERDICTS }).notNull(),
    /** Our own verdict at that time, with its reason. */
    judged: text('judged').notNull(),
    reason: text('reason').notNull(),
    source: text('source', { enum: CORRECTORS }).notNull(),
    /** A user's id. */
    by: text('by').notNull(),
    at: integer('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.key] }),
    check('dish_corrections_verdict', oneOf('verdict', CORRECTED_VERDICTS)),
    check('dish_corrections_source', oneOf('source', CORRECTORS)),
  ],
)
