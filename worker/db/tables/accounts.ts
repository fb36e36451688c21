import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { oneOf } from './oneOf.ts'

const ROLES = ['admin', 'beta'] as const
const PURPOSES = ['invitation', 'reset'] as const

export const users = sqliteTable('users', {
  id: text('id').primaryKey().notNull(),
  /** Folded: lower case, NFC. The typed form is not kept. */
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  /** 1: bcrypt of an HMAC; 0: no password yet, so that none matches. */
  passwordScheme: integer('password_scheme').notNull(),
  /** Sessions of an older epoch have ended. */
  sessionEpoch: integer('session_epoch').notNull().default(1),
  createdAt: integer('created_at').notNull(),
})

export const userRoles = sqliteTable(
  'user_roles',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    role: text('role', { enum: ROLES }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.role] }),
    check('user_roles_role', oneOf('role', ROLES)),
  ],
)

/** Open sessions, and unused ones until the sweep. A session is valid only with its user's epoch. */
export const userSessions = sqliteTable(
  'user_sessions',
  {
    tokenHash: text('token_hash').primaryKey().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    epoch: integer('epoch').notNull(),
    createdAt: integer('created_at').notNull(),
    seenAt: integer('seen_at').notNull(),
  },
  (table) => [
    index('user_sessions_user').on(table.userId, table.seenAt),
    index('user_sessions_seen').on(table.seenAt),
  ],
)

/** Sessions that ended without a new epoch, kept as long as KV may still have them. */
export const endedSessions = sqliteTable(
  'ended_sessions',
  {
    tokenHash: text('token_hash').primaryKey().notNull(),
    endedAt: integer('ended_at').notNull(),
  },
  (table) => [index('ended_sessions_end').on(table.endedAt)],
)

export const mailingList = sqliteTable(
  'mailing_list',
  {
    email: text('email').primaryKey().notNull(),
    name: text('name').notNull().default(''),
    city: text('city').notNull().default(''),
    /** The language of the page where they signed up, and so of the invitation. */
    language: text('language').notNull().default('en'),
    lat: real('lat'),
    lng: real('lng'),
    createdAt: integer('created_at').notNull(),
    invitedAt: integer('invited_at'),
  },
  (table) => [index('mailing_list_order').on(sql`invited_at IS NULL`, table.email)],
)

/** Invitation and reset codes. The code itself is not stored: it is made from the id with a key. */
export const secretCodes = sqliteTable(
  'secret_codes',
  {
    id: text('id').primaryKey().notNull(),
    hash: text('hash').notNull().unique(),
    purpose: text('purpose', { enum: PURPOSES }).notNull(),
    email: text('email').notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** Until then one request holds the code, and others are refused. */
    heldUntil: integer('held_until').notNull().default(0),
  },
  (table) => [
    check('secret_codes_purpose', oneOf('purpose', PURPOSES)),
    index('secret_codes_email').on(table.email, table.purpose, table.expiresAt),
    index('secret_codes_end').on(table.expiresAt),
  ],
)

/** One row for each used code: a second use breaks the constraint and so fails the batch. */
export const codeUses = sqliteTable('code_uses', {
  codeId: text('code_id').primaryKey().notNull(),
  usedAt: integer('used_at').notNull(),
})

/** Counts within a window of time: failed logins, mails, pre-registrations. */
export const counters = sqliteTable(
  'counters',
  {
    key: text('key').primaryKey().notNull(),
    count: integer('count').notNull(),
    startsAt: integer('starts_at').notNull(),
    endsAt: integer('ends_at').notNull(),
  },
  (table) => [index('counters_end').on(table.endsAt)],
)

/** Used bot-check tokens: each is accepted once. */
export const usedChallenges = sqliteTable(
  'used_challenges',
  {
    hash: text('hash').primaryKey().notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('used_challenges_end').on(table.expiresAt)],
)

export const audit = sqliteTable(
  'audit',
  {
    id: integer('id').primaryKey(),
    at: integer('at').notNull(),
    /** A user's id; null for somebody not signed in. */
    actor: text('actor'),
    action: text('action').notNull(),
    /** What it was done to: a user's id, a route, a keyed hash of an address. */
    subject: text('subject'),
    requestId: text('request_id'),
  },
  (table) => [index('audit_at').on(table.at)],
)
