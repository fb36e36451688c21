import { env } from 'cloudflare:workers'
import { query } from '../db/client.ts'
import { restaurantWords } from '../db/searchIndex.ts'
import { cuisineCounts, dishCounts, restaurantCounts } from '../db/tables/restaurants.ts'

/** The counts and the word index, in a comparable order; its documents apart, as they hold the time of a change. */
export async function readDerived() {
  const db = query(env.DB)
  const { rowid, name, cuisine, dishes, cells, document } = restaurantWords
  const { level, y, x } = restaurantCounts
  const [inCells, ofCuisines, ofDishes, words, documents] = await query(env.DB).batch([
    db.select().from(restaurantCounts).orderBy(level, y, x),
    db.select().from(cuisineCounts).orderBy(cuisineCounts.cuisine),
    db.select().from(dishCounts).orderBy(dishCounts.key),
    db.select({ rowid, name, cuisine, dishes, cells }).from(restaurantWords).orderBy(rowid),
    db.select({ document }).from(restaurantWords).orderBy(rowid),
  ])
  return { inCells, ofCuisines, ofDishes, words, documents }
}
