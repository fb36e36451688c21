import { type Restaurant, restaurantSchema } from '../contract/restaurant.ts'

/** What is out in an area until when, kept by its object. */
export function ensureTable(sql: SqlStorage): void {
  sql.exec(
    'CREATE TABLE IF NOT EXISTS live (id TEXT PRIMARY KEY, until INTEGER NOT NULL, restaurant TEXT NOT NULL)',
  )
}

/** `until` in milliseconds since 1970. */
export function remember(sql: SqlStorage, restaurant: Restaurant, until: number): void {
  sql.exec(
    'INSERT OR REPLACE INTO live (id, until, restaurant) VALUES (?, ?, ?)',
    restaurant._id,
    until,
    JSON.stringify(restaurant),
  )
}

export function forget(sql: SqlStorage, id: string): void {
  sql.exec('DELETE FROM live WHERE id = ?', id)
}

/** What ended by `now`; it is forgotten. */
export function takeEnded(sql: SqlStorage, now: number): Restaurant[] {
  const rows = sql
    .exec<{ restaurant: string }>('DELETE FROM live WHERE until <= ? RETURNING restaurant', now)
    .toArray()
  return rows.map(({ restaurant }) => restaurantSchema.parse(JSON.parse(restaurant)))
}

/** When the next one ends; null when nothing is out. */
export function nextEnd(sql: SqlStorage): number | null {
  return sql.exec<{ until: number | null }>('SELECT min(until) AS until FROM live').one().until
}
