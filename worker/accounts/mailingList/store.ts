import { EARTH_RADIUS_METRES } from '../../contract/places/distance.ts'

export interface EntryRow {
  email: string
  name: string
  city: string
  lat: number | null
  lng: number | null
  created_at: number
  invited_at: number | null
}

export type NewEntry = Pick<EntryRow, 'email' | 'name' | 'city' | 'lat' | 'lng'>

/** Leaves an entry that is there as it is, and adds none for an address with an account. */
export function addEntry(db: D1Database, entry: NewEntry, now: number): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO mailing_list (email, name, city, lat, lng, created_at)
      SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE NOT EXISTS (SELECT 1 FROM users WHERE email = ?1)
      ON CONFLICT (email) DO NOTHING`,
    )
    .bind(entry.email, entry.name, entry.city, entry.lat, entry.lng, now)
}

/**
 * Breaks a constraint, and with it the batch, when nobody with that address is on the list: what is inserted is then a
 * null in place of the key. Somebody who is there conflicts with themselves, which marks them.
 */
export function markInvited(db: D1Database, email: string, now: number): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO mailing_list (email, created_at)
      VALUES ((SELECT email FROM mailing_list WHERE email = ?1), ?2)
      ON CONFLICT (email) DO UPDATE SET invited_at = ?2 RETURNING *`,
    )
    .bind(email, now)
}

export function removeEntry(db: D1Database, email: string): D1PreparedStatement {
  return db.prepare('DELETE FROM mailing_list WHERE email = ?1').bind(email)
}

export interface EntryFilter {
  /** Part of a name, an address or a city; '' for all. */
  search: string
  circle: { lat: number; lng: number; radiusMetres: number } | null
}

/** Great-circle distance by the haversine formula, as `restaurants/grid/distance.ts` has it. */
const NEAR = `${EARTH_RADIUS_METRES} * 2 * asin(min(1, sqrt(
  pow(sin(radians(lat - ?2) / 2), 2)
  + cos(radians(?2)) * cos(radians(lat)) * pow(sin(radians(lng - ?3) / 2), 2)))) <= ?4`
const IS_NEAR = `(?4 IS NULL OR ${NEAR})`
const FITS = `(?1 = '' OR instr(lower(email), lower(?1)) OR instr(lower(name), lower(?1))
    OR instr(lower(city), lower(?1)))`

function bindings({ search, circle }: EntryFilter) {
  const { lat = null, lng = null, radiusMetres = null } = circle ?? {}
  return [search, lat, lng, radiusMetres] as const
}

/**
 * Entries that follow the address `after` (from the start when null): those that were invited first, then by address.
 * When `after` was erased meanwhile some entries may come a second time, none is left out.
 */
export function selectEntries(
  db: D1Database,
  filter: EntryFilter,
  page: { after: string | null; limit: number },
): D1PreparedStatement {
  return db
    .prepare(
      `SELECT * FROM mailing_list
      WHERE ${FITS} AND ${IS_NEAR} AND (?5 IS NULL OR (invited_at IS NULL, email) >
        (coalesce((SELECT invited_at IS NULL FROM mailing_list WHERE email = ?5), 0), ?5))
      ORDER BY invited_at IS NULL, email LIMIT ?6`,
    )
    .bind(...bindings(filter), page.after, page.limit)
}

export function countEntries(db: D1Database, filter: EntryFilter): D1PreparedStatement {
  return db
    .prepare(`SELECT count(*) AS count FROM mailing_list WHERE ${FITS} AND ${IS_NEAR}`)
    .bind(...bindings(filter))
}

/** How many fit a search and have no place. */
export function countPlaceless(db: D1Database, search: string): D1PreparedStatement {
  return db
    .prepare(`SELECT count(*) AS count FROM mailing_list WHERE ${FITS} AND lat IS NULL`)
    .bind(search)
}
