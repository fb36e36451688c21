import { inArray, type SQL, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { type Database, query, type Statement } from '../../../../db/client.ts'
import { documentColumns } from '../../../../db/restaurantRow.ts'
import { restaurantWords } from '../../../../db/searchIndex.ts'
import { type Builder, preparedBatch } from '../../../../db/statements/prepared.ts'
import { ITS_ROWS } from '../../../../db/statements/rowsOf.ts'
import { restaurants } from '../../../../db/tables/restaurants.ts'
import type { IndexedWords } from '../../indexedWords.ts'
import { canEnter, type IndexEntries } from '../entries/store.ts'

const column = (at: number, name: string) => sql<string>`${sql.raw(`j.value ->> ${at}`)}`.as(name)

const insertWords = preparedBatch((db) => [
  db.insert(restaurantWords).select(
    db
      .select({
        rowid: sql<number>`${restaurants.n}`.as('rowid'),
        name: column(1, 'name'),
        cuisine: column(2, 'cuisine'),
        dishes: column(3, 'dishes'),
        cells: column(4, 'cells'),
        lat: sql<number>`${restaurants.lat}`.as('lat'),
        lng: sql<number>`${restaurants.lng}`.as('lng'),
        document: sql<string>`${documentOf(sql`j.value -> 5`)}`.as('document'),
      })
      .from(ITS_ROWS)
      .crossJoin(restaurants)
      .where(canEnter(db)),
  ),
])

/** Adds restaurants to the word index, each with its search document. */
export function addWords(db: Database, words: readonly IndexedWords[]): Statement[] {
  const rows = words.map((w) => {
    return [w.id, w.name, w.cuisine, w.dishes, w.cells, w.dishKeys.map(({ key }) => key)]
  })
  return insertWords(db, { rows: JSON.stringify(rows) })
}

export function removeWords(db: DrizzleD1Database, entries: IndexEntries): Builder {
  return db
    .with(entries)
    .delete(restaurantWords)
    .where(inArray(restaurantWords.rowid, db.select({ n: entries.n }).from(entries)))
}

export function clearWords(db: Database): Statement {
  return query(db).delete(restaurantWords)
}

/** Few enough that other statements do not wait long for this one. */
const PAGES_AT_ONCE = 500
/** Enough for a hundred million places: a stop in case SQLite's count of changes never says that nothing was left. */
const MAX_STEPS = 5000
/** SQLite's count of changes for a merge that had nothing to do. */
const NO_CHANGES = 1

/**
 * Merges the segments of the word index into one, since a search looks up each of its words in every segment. The import of
 * 54,196 places leaves nine, and searches then take four times as long.
 */
export async function mergeWords(db: Database, pagesAtOnce = PAGES_AT_ONCE): Promise<void> {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    // FTS5 merges all segments when the first number is negative.
    const pages = sql.raw(String(step === 0 ? -pagesAtOnce : pagesAtOnce))
    const { meta } = await query(db).run(
      sql`INSERT INTO restaurant_words (restaurant_words, rank) VALUES ('merge', ${pages})`,
    )
    if (meta.changes <= NO_CHANGES) return
  }
}

/** SQL: a restaurant's search document; its dishes have no source and no date. */
function documentOf(dishKeys: SQL): SQL {
  const dishes = sql`(SELECT json_group_array(json_remove(d.value, '$.source', '$.checkedAt'))
    FROM json_each(${restaurants.veganOptions}) d)`
  const pairs = Object.entries(documentColumns).map(([key, column]) => {
    if (key === 'veganOptions') return sql`${sql.raw(`'${key}'`)}, ${dishes}`
    return sql`${sql.raw(`'${key}'`)}, ${asJson(column)}`
  })
  return sql`json_object(${sql.join(pairs, sql`, `)}, 'dishKeys', json(${dishKeys}))`
}

function asJson(column: (typeof documentColumns)[keyof typeof documentColumns]): SQL {
  if (column.dataType === 'json') return sql`json(${column})`
  return column.dataType === 'boolean' ? sql`json(iif(${column}, 'true', 'false'))` : sql`${column}`
}
