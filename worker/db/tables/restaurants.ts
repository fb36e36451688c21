import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { DIETS, STATUSES } from '../../contract/diet.ts'
import type { FieldValues } from '../../contract/restaurants/fields.ts'
import type { StoredQuestion } from '../../contract/restaurants/reasons.ts'
import { REPORT_KINDS, REPORT_OUTCOMES } from '../../contract/restaurants/restaurantLimits.ts'
import type { VeganOption } from '../../contract/veganOption.ts'
import { oneOf } from './oneOf.ts'

/** `n` is the rowid shared with `restaurant_words` (FTS5); `id` is the public one. */
export const restaurants = sqliteTable(
  'restaurants',
  {
    n: integer('n').primaryKey(),
    id: text('id').notNull().unique(),
    name: text('name').notNull(),
    cuisine: text('cuisine', { mode: 'json' }).$type<string[]>().notNull().default([]),
    lat: real('lat'),
    lng: real('lng'),
    /** The finest grid cell, row × 2^16 + column (restaurants/grid/cells.ts), null without a place. */
    cell: integer('cell'),
    veganOptions: text('vegan_options', { mode: 'json' })
      .$type<VeganOption[]>()
      .notNull()
      .default([]),
    rating: real('rating'),
    address: text('address'),
    googleId: text('google_id'),
    isGoogle: integer('is_google', { mode: 'boolean' }).notNull().default(false),
    status: text('status', { enum: STATUSES }).notNull().default('RESTAURANT'),
    /** Milliseconds since 1970, as every time in this file. */
    onlineUntil: integer('online_until'),
    website: text('website'),
    diet: text('diet', { enum: DIETS }).notNull().default('options'),
    openingHours: text('opening_hours'),
    /** The time zone of its place, as "Europe/Berlin"; null without one. */
    zone: text('zone'),
    /** The opening hours as a week (contract/hours/week.ts); null when they give none. */
    week: text('week'),
    phone: text('phone'),
    email: text('email'),
    instagram: text('instagram'),
    wheelchair: text('wheelchair').$type<NonNullable<FieldValues['wheelchair']>>(),
    takeaway: text('takeaway').$type<NonNullable<FieldValues['takeaway']>>(),
    delivery: text('delivery').$type<NonNullable<FieldValues['delivery']>>(),
    outdoorSeating: text('outdoor_seating').$type<NonNullable<FieldValues['outdoorSeating']>>(),
    reservation: text('reservation').$type<NonNullable<FieldValues['reservation']>>(),
    organic: text('organic').$type<NonNullable<FieldValues['organic']>>(),
    glutenFree: text('gluten_free').$type<NonNullable<FieldValues['glutenFree']>>(),
    ownerId: text('owner_id'),
    /** 'osm', 'sample' or 'member'. */
    source: text('source').notNull(),
    /** Set by a person's first edit; imports then leave the row alone. */
    editedAt: integer('edited_at'),
    modifiedAt: integer('modified_at').notNull(),
    /** When an import read this row in OpenStreetMap; null once a person wrote any of it. */
    readAt: integer('read_at'),
    /** When it was last changed in OpenStreetMap, if the import said. */
    sourceChangedAt: integer('source_changed_at'),
    deletedAt: integer('deleted_at'),
    version: integer('version').notNull().default(1),
    /** When somebody last confirmed that all of it is still right. */
    confirmedAt: integer('confirmed_at'),
    /** Closed for good: no search finds it, but its page stays. */
    closedAt: integer('closed_at'),
    /** Since when a pop-up is ONLINE; moving it does not change this. */
    onlineSince: integer('online_since'),
  },
  (table) => [
    check('restaurants_cuisine', sql`json_valid(cuisine)`),
    check('restaurants_vegan_options', sql`json_valid(vegan_options)`),
    check('restaurants_lat', sql`lat BETWEEN -90 AND 90`),
    check('restaurants_lng', sql`lng BETWEEN -180 AND 180`),
    check(
      'restaurants_place',
      sql`(lat IS NULL) = (lng IS NULL) AND (lat IS NULL) = (cell IS NULL)`,
    ),
    check('restaurants_rating', sql`rating BETWEEN 0 AND 5`),
    check('restaurants_status', oneOf('status', STATUSES)),
    check('restaurants_diet', oneOf('diet', DIETS)),
    index('restaurants_owner')
      .on(table.ownerId, table.deletedAt, sql`name COLLATE NOCASE`, table.id)
      .where(sql`owner_id IS NOT NULL`),
    index('restaurants_online').on(table.lat, table.lng).where(sql`status = 'ONLINE'`),
    index('restaurants_ending').on(table.onlineUntil).where(sql`status = 'ONLINE'`),
    index('restaurants_deleted').on(table.deletedAt).where(sql`deleted_at IS NOT NULL`),
    index('restaurants_google').on(table.googleId).where(sql`google_id IS NOT NULL`),
    index('restaurants_without_google')
      .on(table.id)
      .where(sql`google_id IS NULL AND deleted_at IS NULL AND closed_at IS NULL`),
  ],
)

/** The menu as a whole, in markdown. */
export const restaurantDetails = sqliteTable(
  'restaurant_details',
  {
    restaurantId: text('restaurant_id')
      .primaryKey()
      .notNull()
      .references(() => restaurants.id),
    menu: text('menu').notNull(),
    modifiedAt: integer('modified_at').notNull(),
    version: integer('version').notNull().default(1),
    /** How many dishes the menu has and how many are judged vegan; null before it is judged. */
    dishCount: integer('dish_count'),
    veganCount: integer('vegan_count'),
    /** The names of its vegan dishes, by which a search finds the restaurant. */
    veganDishes: text('vegan_dishes', { mode: 'json' }).$type<string[]>(),
    /** The first unsure dishes, with the question about each. */
    questions: text('questions', { mode: 'json' }).$type<StoredQuestion[]>(),
  },
  () => [check('restaurant_details_vegan_dishes', sql`json_valid(vegan_dishes)`)],
)

/** One row for each write: what changed, as `{ field: [before, after] }`. */
export const restaurantHistory = sqliteTable(
  'restaurant_history',
  {
    restaurantId: text('restaurant_id').notNull(),
    version: integer('version').notNull(),
    at: integer('at').notNull(),
    /** A user's id, or 'import'. */
    by: text('by').notNull(),
    changes: text('changes', { mode: 'json' })
      .$type<Record<string, [unknown, unknown]>>()
      .notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.version] }),
    check('restaurant_history_changes', sql`json_valid(changes)`),
  ],
)

/** Confirmations that all of a restaurant is still right. */
export const restaurantConfirmations = sqliteTable(
  'restaurant_confirmations',
  {
    restaurantId: text('restaurant_id').notNull(),
    at: integer('at').notNull(),
    /** A user's id. */
    by: text('by').notNull(),
    /** The version of the restaurant that was confirmed. */
    version: integer('version').notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.at] })],
)

/** Reports that something is wrong with a restaurant; open until resolved. */
export const reports = sqliteTable(
  'reports',
  {
    id: integer('id').primaryKey(),
    restaurantId: text('restaurant_id').notNull(),
    kind: text('kind', { enum: REPORT_KINDS }).notNull(),
    note: text('note').notNull().default(''),
    /** A user's id; null for somebody not signed in. */
    by: text('by'),
    at: integer('at').notNull(),
    outcome: text('outcome', { enum: REPORT_OUTCOMES }),
    resolvedAt: integer('resolved_at'),
    resolvedBy: text('resolved_by'),
  },
  (table) => [
    check('reports_kind', oneOf('kind', REPORT_KINDS)),
    check('reports_outcome', oneOf('outcome', REPORT_OUTCOMES)),
    uniqueIndex('reports_once')
      .on(table.restaurantId, table.by, table.kind)
      .where(sql`by IS NOT NULL AND resolved_at IS NULL`),
    index('reports_open').on(table.id).where(sql`resolved_at IS NULL`),
    index('reports_restaurant').on(table.restaurantId),
  ],
)

/**
 * How many restaurants lie in a cell of the Web Mercator grid at `level` (2^level cells a side), by diet. OFFLINE pop-ups are
 * counted apart: a search lists them, but the map does not draw them.
 */
export const restaurantCounts = sqliteTable(
  'restaurant_counts',
  {
    level: integer('level').notNull(),
    y: integer('y').notNull(),
    x: integer('x').notNull(),
    vegan: integer('vegan').notNull(),
    vegetarian: integer('vegetarian').notNull(),
    options: integer('options').notNull(),
    unconfirmed: integer('unconfirmed').notNull(),
    veganOffline: integer('vegan_offline').notNull().default(0),
    vegetarianOffline: integer('vegetarian_offline').notNull().default(0),
    optionsOffline: integer('options_offline').notNull().default(0),
    unconfirmedOffline: integer('unconfirmed_offline').notNull().default(0),
    /**
     * Sums of the coordinates of those that are not OFFLINE, in 1e-5 degrees: whole numbers, so that additions and
     * subtractions never drift.
     */
    latSum: integer('lat_sum').notNull(),
    lngSum: integer('lng_sum').notNull(),
  },
  (table) => [primaryKey({ columns: [table.level, table.y, table.x] })],
)

/** How many restaurants use a cuisine. */
export const cuisineCounts = sqliteTable('cuisine_counts', {
  cuisine: text('cuisine').primaryKey().notNull(),
  count: integer('count').notNull(),
})

/** How many restaurants offer a dish, by its folded name. */
export const dishCounts = sqliteTable('dish_counts', {
  key: text('key').primaryKey().notNull(),
  dish: text('dish').notNull(),
  count: integer('count').notNull(),
})

/** The version of the code that made the index and the counts (restaurants/derived/version.ts); one row. */
export const derivedSet = sqliteTable(
  'derived_set',
  {
    one: integer('one').primaryKey(),
    version: integer('version').notNull(),
  },
  () => [check('derived_set_one', sql`one = 1`)],
)
