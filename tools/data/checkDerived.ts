import { sql } from 'drizzle-orm'
import { type Database, query } from '../../worker/db/client.ts'
import { restaurantWords } from '../../worker/db/searchIndex.ts'
import { dishCorrections } from '../../worker/db/tables/menus.ts'
import {
  cuisineCounts,
  dishCounts,
  restaurantCounts,
  restaurantDetails,
  restaurants,
} from '../../worker/db/tables/restaurants.ts'
import { reindex } from '../../worker/restaurants/derived/reindex.ts'
import { readDerivedVersion } from '../../worker/restaurants/derived/store.ts'
import { DERIVED_VERSION } from '../../worker/restaurants/derived/version.ts'
import { openDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { copyTable } from './copyTable.ts'

/** The tables from which data is derived, in an order that satisfies foreign keys. */
const SOURCES = [restaurants, restaurantDetails, dishCorrections]

/** The derived tables by name: their rows, identified by `key`. */
const DERIVED: Record<string, (db: Database) => Promise<{ key: string }[]>> = {
  'the word index': (db) => {
    const { rowid, ...words } = restaurantWords
    const { name, cuisine, dishes, cells, lat, lng, document } = words
    return query(db)
      .select({ key: sql<string>`${rowid}`, name, cuisine, dishes, cells, lat, lng, document })
      .from(restaurantWords)
  },
  'the counts of the map': (db) => {
    const { level, y, x } = restaurantCounts
    const key = sql<string>`concat_ws(' ', ${level}, ${y}, ${x})`
    return query(db).select({ key, row: restaurantCounts }).from(restaurantCounts)
  },
  'the counts of cuisines': (db) =>
    query(db)
      .select({ key: cuisineCounts.cuisine, count: cuisineCounts.count })
      .from(cuisineCounts),
  // Without a dish's spelling, which depends on the restaurant written last.
  'the counts of dishes': (db) =>
    query(db).select({ key: dishCounts.key, count: dishCounts.count }).from(dishCounts),
  'the counts of menus': (db) => {
    const { restaurantId, dishCount, veganCount, veganDishes, questions } = restaurantDetails
    return query(db)
      .select({ key: restaurantId, dishCount, veganCount, veganDishes, questions })
      .from(restaurantDetails)
  },
  'cells and hours of restaurants': (db) => {
    const { id: key, cell, zone, week } = restaurants
    return query(db).select({ key, cell, zone, week }).from(restaurants)
  },
}

/**
 * Derives the data again from a copy of the restaurants and compares it. Returns a sentence for each row that differs, or one
 * for all where another version of Sprig derived them. It writes nothing to `db`, and nobody should write to it meanwhile.
 */
export async function checkDerived(db: Database): Promise<string[]> {
  const version = await readDerivedVersion(db)
  // A database that was never rebuilt has none.
  if (version !== 0 && version !== DERIVED_VERSION) {
    return [
      `derived data: version ${version}, not ${DERIVED_VERSION}. npm run reindex makes it again.`,
    ]
  }
  const { db: copy, close } = await openDatabase({ stateDir: null })
  try {
    await migrate(copy)
    for (const table of SOURCES) await copyTable(db, copy, table)
    await reindex(copy)
    const found: string[] = []
    for (const [name, read] of Object.entries(DERIVED)) {
      found.push(...compare(name, byKey(await read(db)), byKey(await read(copy))))
    }
    return found
  } finally {
    await close()
  }
}

type Rows = ReadonlyMap<string, Readonly<Record<string, unknown>>>

function byKey(rows: readonly { key: string }[]): Rows {
  return new Map(rows.map((row) => [String(row.key), { ...row }]))
}

function compare(name: string, stored: Rows, wanted: Rows): string[] {
  const found: string[] = []
  for (const [key, row] of wanted) {
    const there = stored.get(key)
    if (there === undefined) {
      found.push(`${name}: ${key} is missing.`)
      continue
    }
    const differing = Object.keys(row).filter(
      (column) => JSON.stringify(row[column]) !== JSON.stringify(there[column]),
    )
    if (differing.length > 0) found.push(`${name}: ${key} is wrong in ${differing.join(', ')}.`)
  }
  for (const key of stored.keys()) {
    if (!wanted.has(key)) found.push(`${name}: ${key} is there and should not be.`)
  }
  return found
}
