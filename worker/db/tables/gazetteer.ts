import { sql } from 'drizzle-orm'
import { check, index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { oneOf } from './oneOf.ts'

const KINDS = ['zip', 'city', 'alias'] as const

/**
 * ZIP codes and cities. The search index's migration creates the indexes by first letters, since drizzle-kit splits an expression
 * at its commas.
 */
export const gazetteer = sqliteTable(
  'gazetteer',
  {
    id: integer('id').primaryKey(),
    kind: text('kind', { enum: KINDS }).notNull(),
    /** The folded name, the folded other name (of an alias) or the ZIP code. */
    key: text('key').notNull(),
    name: text('name').notNull(),
    /** Null for a place that is no ZIP area. */
    zip: text('zip'),
    /** "MA" in the US, else the name of the first-level region; may be empty. */
    region: text('region').notNull(),
    /** The region's full name, folded: "massachusetts". */
    regionKey: text('region_key').notNull(),
    country: text('country').notNull(),
    lat: real('lat').notNull(),
    lng: real('lng').notNull(),
    population: integer('population').notNull(),
  },
  (table) => [
    check('gazetteer_kind', oneOf('kind', KINDS)),
    index('gazetteer_key').on(table.key, sql`population DESC`),
    index('gazetteer_region')
      .on(table.key, table.regionKey, sql`population DESC`)
      .where(sql`kind <> 'zip'`),
    index('gazetteer_country')
      .on(table.key, table.country, sql`population DESC`)
      .where(sql`kind <> 'zip'`),
    index('gazetteer_strip')
      .on(sql`CAST((lat + 90) * 50 AS INTEGER)`, table.lng)
      .where(sql`kind <> 'alias'`),
  ],
)

/** The range of the complete set, firstId … lastId: rows outside it are from an interrupted load. */
export const gazetteerSet = sqliteTable(
  'gazetteer_set',
  {
    one: integer('one').primaryKey(),
    version: text('version').notNull(),
    firstId: integer('first_id').notNull(),
    lastId: integer('last_id').notNull(),
  },
  () => [check('gazetteer_set_one', sql`one = 1`)],
)
