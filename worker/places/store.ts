import type { LatLng } from '../contract/search.ts'
import type { Database } from '../db/client.ts'
import type { GazetteerPlace } from './gazetteerPlace.ts'
import type { PlaceReading } from './parsePlaceText.ts'

const COLUMNS = `key, name, zip, region, region_key AS regionKey, country, lat, lng, population`

/** Degrees of latitude north and south in which a place counts as near. */
const NEAR_DEGREES = 1.5

/** There is an index by population for the first 1 to 4 letters; longer beginnings are few enough to read them all. */
const LONGEST_INDEXED_LETTERS = 4

/** The area of a five-digit ZIP code, or null. */
export function readZip(db: Database, zip: string): Promise<GazetteerPlace | null> {
  return db
    .prepare(`SELECT ${COLUMNS} FROM gazetteer WHERE key = ? AND kind = 'zip' LIMIT 1`)
    .bind(zip)
    .first<GazetteerPlace>()
}

/** The most populous city under this key, in the region and country given, or null. */
export function readCity(db: Database, reading: PlaceReading): Promise<GazetteerPlace | null> {
  const conditions = ['key = ?', `kind <> 'zip'`]
  const values = [reading.key]
  if (reading.regionKey !== undefined) {
    conditions.push('region_key = ?')
    values.push(reading.regionKey)
  }
  if (reading.country !== undefined) {
    // The unary plus keeps the planner on the index by region, which is the narrower one.
    conditions.push(reading.regionKey === undefined ? 'country = ?' : '+country = ?')
    values.push(reading.country)
  }
  return db
    .prepare(
      `SELECT ${COLUMNS} FROM gazetteer WHERE ${conditions.join(' AND ')}
       ORDER BY population DESC LIMIT 1`,
    )
    .bind(...values)
    .first<GazetteerPlace>()
}

/** Every city of exactly this name, most populous first. */
export async function listCitiesNamed(db: Database, key: string): Promise<GazetteerPlace[]> {
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS} FROM gazetteer WHERE key = ? AND kind <> 'zip'
       ORDER BY population DESC LIMIT 50`,
    )
    .bind(key)
    .all<GazetteerPlace>()
  return results
}

/** Up to `limit` ZIP areas whose code begins with these digits, in the order of the codes. */
export async function listZipsFrom(
  db: Database,
  digits: string,
  limit: number,
): Promise<GazetteerPlace[]> {
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS} FROM gazetteer WHERE key >= ?1 AND key < ?1 || ':' AND kind = 'zip'
       ORDER BY key LIMIT ?2`,
    )
    .bind(digits, limit)
    .all<GazetteerPlace>()
  return results
}

/**
 * Cities whose key begins with one of the prefixes: the most populous `limit`, and for three letters and more also
 * those near `near`. Unsorted, and a city may come twice.
 */
export async function listCitiesFrom(
  db: Database,
  prefixes: readonly string[],
  near: LatLng | null,
  limit: number,
): Promise<GazetteerPlace[]> {
  const statements = prefixes.map((prefix) => populousFrom(db, prefix, limit))
  for (const prefix of prefixes)
    if (near !== null && prefix.length >= 3) statements.push(nearFrom(db, prefix, near))
  const answers = await db.batch<GazetteerPlace>(statements)
  return answers.flatMap((answer) => answer.results)
}

function populousFrom(db: Database, prefix: string, limit: number): D1PreparedStatement {
  const letters = [...prefix]
  const range = `key >= ? AND key < ? AND kind <> 'zip' ORDER BY population DESC LIMIT ?`
  const bounds = [prefix, afterPrefix(prefix), limit]
  if (letters.length > LONGEST_INDEXED_LETTERS + 1)
    return db.prepare(`SELECT ${COLUMNS} FROM gazetteer WHERE ${range}`).bind(...bounds)
  const indexed = letters.slice(0, LONGEST_INDEXED_LETTERS)
  return db
    .prepare(
      `SELECT ${COLUMNS} FROM gazetteer INDEXED BY gazetteer_letters_${indexed.length}
       WHERE substr(key, 1, ${indexed.length}) = ? AND ${range}`,
    )
    .bind(indexed.join(''), ...bounds)
}

function nearFrom(db: Database, prefix: string, near: LatLng): D1PreparedStatement {
  const letters = [...prefix].slice(0, 3).join('')
  return db
    .prepare(
      `SELECT ${COLUMNS} FROM gazetteer INDEXED BY gazetteer_near
       WHERE substr(key, 1, 3) = ? AND lat BETWEEN ? AND ? AND kind <> 'zip'
         AND key >= ? AND key < ? AND lng BETWEEN ? AND ? LIMIT 100`,
    )
    .bind(
      letters,
      near.lat - NEAR_DEGREES,
      near.lat + NEAR_DEGREES,
      prefix,
      afterPrefix(prefix),
      near.lng - 2 * NEAR_DEGREES,
      near.lng + 2 * NEAR_DEGREES,
    )
}

/** Comes after every key that begins with the prefix. */
function afterPrefix(prefix: string): string {
  return `${prefix}\u{10ffff}`
}
