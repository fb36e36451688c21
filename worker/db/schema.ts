import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { VeganOption } from '../contract/restaurant.ts'

/** `n` is the rowid that `restaurant_words` (FTS5) shares; `id` is what the world sees. */
export const restaurants = sqliteTable(
  'restaurants',
  {
    n: integer('n').primaryKey(),
    id: text('id').notNull().unique(),
    name: text('name').notNull(),
    cuisine: text('cuisine', { mode: 'json' }).$type<string[]>().notNull().default([]),
    lat: real('lat'),
    lng: real('lng'),
    /** The finest grid cell, row × 2^16 + column (restaurants/cells.ts), null without a place. */
    cell: integer('cell'),
    veganOptions: text('vegan_options', { mode: 'json' })
      .$type<VeganOption[]>()
      .notNull()
      .default([]),
    rating: real('rating'),
    address: text('address'),
    googleId: text('google_id'),
    isGoogle: integer('is_google', { mode: 'boolean' }).notNull().default(false),
    status: text('status', { enum: ['RESTAURANT', 'ONLINE', 'OFFLINE'] })
      .notNull()
      .default('RESTAURANT'),
    /** Milliseconds since 1970, as every time in this file. */
    onlineUntil: integer('online_until'),
    website: text('website'),
    diet: text('diet', { enum: ['vegan', 'vegetarian', 'options', 'unconfirmed'] })
      .notNull()
      .default('options'),
    openingHours: text('opening_hours'),
    /** Never leaves the Worker. */
    secretCode: text('secret_code'),
    ownerId: text('owner_id'),
    /** 'osm', 'sample' or 'member'. */
    source: text('source').notNull(),
    /** Set by the first edit of a person; an import leaves such a row alone. */
    editedAt: integer('edited_at'),
    modifiedAt: integer('modified_at').notNull(),
    deletedAt: integer('deleted_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('restaurants_owner').on(table.ownerId).where(sql`owner_id IS NOT NULL`),
    index('restaurants_name').on(sql`name COLLATE NOCASE`),
  ],
)

/** The menu as a whole, in markdown. */
export const restaurantDetails = sqliteTable('restaurant_details', {
  restaurantId: text('restaurant_id')
    .primaryKey()
    .references(() => restaurants.id),
  menu: text('menu').notNull(),
  modifiedAt: integer('modified_at').notNull(),
  version: integer('version').notNull().default(1),
})

/** One row a write: what changed, as `{ field: [before, after] }`. */
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
  (table) => [primaryKey({ columns: [table.restaurantId, table.version] })],
)

/** How many places lie in a cell of the Web Mercator grid at `level` (2^level cells a side), by diet. */
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
    /** Sums of coordinates in 1e-5 degrees: whole numbers, so that adding and taking away never drift. */
    latSum: integer('lat_sum').notNull(),
    lngSum: integer('lng_sum').notNull(),
  },
  (table) => [primaryKey({ columns: [table.level, table.y, table.x] })],
)

/** How many listings use a cuisine. */
export const cuisineCounts = sqliteTable('cuisine_counts', {
  cuisine: text('cuisine').primaryKey(),
  count: integer('count').notNull(),
})

/** How many listings offer a dish, by its folded name. */
export const dishCounts = sqliteTable('dish_counts', {
  key: text('key').primaryKey(),
  dish: text('dish').notNull(),
  count: integer('count').notNull(),
})

/** ZIP codes and cities. `key` is the folded name or the ZIP code. */
export const gazetteer = sqliteTable(
  'gazetteer',
  {
    id: integer('id').primaryKey(),
    kind: text('kind', { enum: ['zip', 'city', 'alias'] }).notNull(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    zip: text('zip'),
    region: text('region').notNull(),
    /** The region's full name, folded: "massachusetts". */
    regionKey: text('region_key').notNull(),
    country: text('country').notNull(),
    lat: real('lat').notNull(),
    lng: real('lng').notNull(),
    population: integer('population').notNull(),
  },
  (table) => [index('gazetteer_key').on(table.key, sql`population DESC`)],
)
