import { sql } from 'drizzle-orm'
import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'

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
  (table) => [
    index('gazetteer_key').on(table.key, sql`population DESC`),
    index('gazetteer_region')
      .on(table.key, table.regionKey, sql`population DESC`)
      .where(sql`kind <> 'zip'`),
    index('gazetteer_country')
      .on(table.key, table.country, sql`population DESC`)
      .where(sql`kind <> 'zip'`),
    ...[1, 2, 3, 4].map((letters) =>
      index(`gazetteer_letters_${letters}`)
        .on(sql.raw(`substr(key, 1, ${letters})`), sql`population DESC`)
        .where(sql`kind <> 'zip'`),
    ),
    index('gazetteer_near').on(sql`substr(key, 1, 3)`, table.lat).where(sql`kind <> 'zip'`),
    index('gazetteer_strip')
      .on(sql`CAST((lat + 90) * 50 AS INTEGER)`, table.lng)
      .where(sql`kind <> 'alias'`),
  ],
)

/** Which set of rows is whole: an interrupted load leaves rows outside firstId … lastId. */
export const gazetteerSet = sqliteTable('gazetteer_set', {
  one: integer('one').primaryKey(),
  version: text('version').notNull(),
  firstId: integer('first_id').notNull(),
  lastId: integer('last_id').notNull(),
})
