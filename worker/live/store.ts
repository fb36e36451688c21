import { DAY_MS } from '../contract/durations.ts'
import { type Restaurant, restaurantSchema } from '../contract/restaurant.ts'

/** The pop-ups that are out in an area, each with its end, and the newest known version of each; in the object's own database. */
export function ensureTables(sql: SqlStorage): void {
  sql.exec(
    `CREATE TABLE IF NOT EXISTS live (id TEXT PRIMARY KEY, until INTEGER NOT NULL, restaurant TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS heard (id TEXT PRIMARY KEY, version INTEGER NOT NULL, at INTEGER NOT NULL)`,
  )
}

/** Notes a version; false when a newer one is known. Forgets versions a day old (`now` in milliseconds). */
export function isNews(
  sql: SqlStorage,
  { _id, version }: Pick<Restaurant, '_id' | 'version'>,
  now: number,
): boolean {
  sql.exec('DELETE FROM heard WHERE at < ?', now - DAY_MS)
  const written = sql
    .exec(
      `INSERT INTO heard (id, version, at) VALUES (?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET version = excluded.version, at = excluded.at
      WHERE excluded.version >= heard.version RETURNING id`,
      _id,
      version,
      now,
    )
    .toArray()
  return written.length === 1
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

/**
 * Removes and returns the pop-ups that ended by `now`. A pop-up that an older deployment stored in another form is left out, so
 * that it does not keep the others from being returned.
 */
export function takeEnded(sql: SqlStorage, now: number): Restaurant[] {
  const rows = sql
    .exec<{ restaurant: string }>('DELETE FROM live WHERE until <= ? RETURNING restaurant', now)
    .toArray()
  return rows.flatMap(({ restaurant }) => {
    const read = restaurantSchema.safeParse(JSON.parse(restaurant))
    return read.success ? [read.data] : []
  })
}

/** When the next pop-up ends; null when none is out. */
export function nextEnd(sql: SqlStorage): number | null {
  return sql.exec<{ until: number | null }>('SELECT min(until) AS until FROM live').one().until
}
