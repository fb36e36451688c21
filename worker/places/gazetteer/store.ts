import { and, between, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { LatLng } from '../../contract/search.ts'
import { type Database, query, runBatch, type Statement } from '../../db/client.ts'
import type { GazetteerPlace } from '../../db/gazetteerRow.ts'
import { indexedBy, looseColumns } from '../../db/statements/indexedBy.ts'
import { gazetteer } from '../../db/tables/gazetteer.ts'
import type { PlaceReading } from './parsePlaceText.ts'

/** Near means within this many degrees of latitude. */
const NEAR_DEGREES = 1.5

/** There are indexes by population for the first 1, 2, 3 and 4 letters. */
const LONGEST_INDEXED_LETTERS = 4
/** The index of four letters serves five as well; longer prefixes have few places, which are all read. */
const LONGEST_BY_POPULATION = 5

const placeColumns = {
  key: gazetteer.key,
  name: gazetteer.name,
  zip: gazetteer.zip,
  region: gazetteer.region,
  regionKey: gazetteer.regionKey,
  country: gazetteer.country,
  lat: gazetteer.lat,
  lng: gazetteer.lng,
  population: gazetteer.population,
}
/** The same columns for statements with `indexedBy`. */
export const indexedColumns = looseColumns(placeColumns)
const isZip = eq(gazetteer.kind, 'zip')
/** A literal, since SQLite uses a partial index only for statements that repeat its condition literally. */
const isCity = sql`${gazetteer.kind} <> 'zip'`

/** The area of a five-digit ZIP code, or null. */
export async function readZip(db: Database, zip: string): Promise<GazetteerPlace | null> {
  const area = await query(db)
    .select(placeColumns)
    .from(gazetteer)
    .where(and(eq(gazetteer.key, zip), isZip))
    .limit(1)
    .get()
  return area ?? null
}

/** The most populous city under this key, in the region and country given, or null. */
export async function readCity(
  db: Database,
  { key, regionKey, country }: PlaceReading,
): Promise<GazetteerPlace | null> {
  const conditions = [eq(gazetteer.key, key), isCity]
  if (regionKey !== undefined) conditions.push(eq(gazetteer.regionKey, regionKey))
  if (country !== undefined) {
    // The unary plus makes the planner use the index by region, which is more selective.
    const isThere = eq(gazetteer.country, country)
    conditions.push(regionKey === undefined ? isThere : sql`+${isThere}`)
  }
  const city = await query(db)
    .select(placeColumns)
    .from(gazetteer)
    .where(and(...conditions))
    .orderBy(desc(gazetteer.population))
    .limit(1)
    .get()
  return city ?? null
}

/** All cities of exactly this name, most populous first. */
export function listCitiesNamed(db: Database, key: string): Promise<GazetteerPlace[]> {
  return query(db)
    .select(placeColumns)
    .from(gazetteer)
    .where(and(eq(gazetteer.key, key), isCity))
    .orderBy(desc(gazetteer.population))
    .limit(50)
}

/** Up to `limit` ZIP areas whose code begins with these digits, in the order of the codes. */
export function listZipsFrom(
  db: Database,
  digits: string,
  limit: number,
): Promise<GazetteerPlace[]> {
  return query(db)
    .select(placeColumns)
    .from(gazetteer)
    .where(and(gte(gazetteer.key, digits), lt(gazetteer.key, `${digits}:`), isZip))
    .orderBy(gazetteer.key)
    .limit(limit)
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
  const statements: Statement[] = prefixes.map((prefix) => populousFrom(db, prefix, limit))
  for (const prefix of prefixes)
    if (near !== null && prefix.length >= 3) statements.push(nearFrom(db, prefix, near))
  return (await runBatch(db, statements)).flat()
}

/** How many of the most populous places are read for each prefix of a misspelt name. */
const CANDIDATES_PER_STATEMENT = [40, 60, 60, 60]

/**
 * Candidates for a misspelt key: the most populous places with its first one, two, three or four letters, and those near
 * `near` with its first three. Unsorted and with repetitions; some 130 rows are read, 320 at most.
 */
export async function listCitiesLike(
  db: Database,
  key: string,
  near: LatLng | null,
): Promise<GazetteerPlace[]> {
  const letters = [...key]
  const statements: Statement[] = CANDIDATES_PER_STATEMENT.map((limit, i) =>
    populousFrom(db, letters.slice(0, i + 1).join(''), limit),
  )
  if (near !== null) statements.push(nearFrom(db, letters.slice(0, 3).join(''), near))
  return (await runBatch(db, statements)).flat()
}

function populousFrom(db: Database, prefix: string, limit: number) {
  const letters = [...prefix]
  const indexed = letters.slice(0, LONGEST_INDEXED_LETTERS)
  const isPopulous = letters.length <= LONGEST_BY_POPULATION
  return query(db)
    .select(indexedColumns)
    .from(isPopulous ? indexedBy(gazetteer, `gazetteer_letters_${indexed.length}`) : gazetteer)
    .where(and(isPopulous ? beginsWith(indexed) : undefined, isBetween(prefix), isCity))
    .orderBy(desc(gazetteer.population))
    .limit(limit)
}

function nearFrom(db: Database, prefix: string, near: LatLng) {
  const { lat, lng } = gazetteer
  const isNear = and(
    between(lat, near.lat - NEAR_DEGREES, near.lat + NEAR_DEGREES),
    between(lng, near.lng - 2 * NEAR_DEGREES, near.lng + 2 * NEAR_DEGREES),
  )
  return query(db)
    .select(indexedColumns)
    .from(indexedBy(gazetteer, 'gazetteer_near'))
    .where(and(beginsWith([...prefix].slice(0, 3)), isNear, isBetween(prefix), isCity))
    .limit(100)
}

/** The same expression as in the indexes by first letters, so that SQLite uses them. */
function beginsWith(letters: readonly string[]): SQL {
  return sql`substr(${gazetteer.key}, 1, ${sql.raw(String(letters.length))}) = ${letters.join('')}`
}

/** Whether the key begins with the prefix, as a range of an index. */
function isBetween(prefix: string) {
  return and(gte(gazetteer.key, prefix), lt(gazetteer.key, `${prefix}\u{10ffff}`))
}
