import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Answers of place services, each kept for as long as its service allows. */
export const placeAnswers = sqliteTable(
  'place_answers',
  {
    provider: text('provider').notNull(),
    /** Which question: 'address', 'point', 'search' or 'website'. */
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    answer: text('answer', { mode: 'json' }).$type<unknown>().notNull(),
    at: integer('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.kind, table.key] }),
    check('place_answers_answer', sql`json_valid(answer)`),
    index('place_answers_age').on(table.at),
  ],
)

/** Calls made on a day (UTC, 2026-01-31). A call is counted before it is made. */
export const placeBudgets = sqliteTable(
  'place_budgets',
  {
    provider: text('provider').notNull(),
    day: text('day').notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.day] })],
)

/** The state of each service: it is not called before `downUntil`, and the next call may go out at `nextAt`. */
export const placeServices = sqliteTable('place_services', {
  provider: text('provider').primaryKey().notNull(),
  downUntil: integer('down_until').notNull().default(0),
  nextAt: integer('next_at').notNull().default(0),
})
