import { desc, sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { oneOf } from './oneOf.ts'

const STATES = ['waiting', 'claimed', 'sent', 'failed'] as const

/** Mail to be sent exactly once; `template` and `params` determine its text and hold no secret. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: text('id').primaryKey().notNull(),
    /** Emptied some time after the mail is settled. */
    recipient: text('recipient').notNull(),
    template: text('template').notNull(),
    params: text('params', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    state: text('state', { enum: STATES }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** Nobody may claim the mail before this time. A claim moves it to the time when the claim expires. */
    dueAt: integer('due_at').notNull(),
    /** Why the last attempt failed: a short code, nothing personal. */
    reason: text('reason'),
    createdAt: integer('created_at').notNull(),
    sentAt: integer('sent_at'),
  },
  (table) => [
    check('outbox_params', sql`json_valid(params)`),
    check('outbox_state', oneOf('state', STATES)),
    index('outbox_open').on(table.dueAt).where(sql`state IN ('waiting', 'claimed')`),
    index('outbox_kept')
      .on(table.createdAt)
      .where(sql`state IN ('sent', 'failed') AND recipient <> ''`),
    index('outbox_recipient').on(table.recipient).where(sql`recipient <> ''`),
  ],
)

/** Mail that the development sender accepted; empty in production. */
export const mailbox = sqliteTable(
  'mailbox',
  {
    id: text('id').primaryKey().notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    sentAt: integer('sent_at').notNull(),
  },
  (table) => [index('mailbox_newest').on(desc(table.sentAt))],
)
