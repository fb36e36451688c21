import { and, count, eq, isNull, notExists, or, type SQL, sql } from 'drizzle-orm'
import { EARTH_RADIUS_METRES } from '../../contract/places/distance.ts'
import type { LatLng } from '../../contract/search.ts'
import { type Database, query } from '../../db/client.ts'
import { rowsOf } from '../../db/statements/rowsOf.ts'
import { mailingList, users } from '../../db/tables/accounts.ts'

export type EntryRow = typeof mailingList.$inferSelect
type NewEntry = Pick<EntryRow, 'email' | 'name' | 'city' | 'language' | 'lat' | 'lng'>

/** Adds an entry, unless there is one already or the address has an account. */
export function addEntry(db: Database, entry: NewEntry, now: number) {
  const account = query(db).select({ id: users.id }).from(users).where(eq(users.email, entry.email))
  return query(db)
    .insert(mailingList)
    .select(rowsOf(db, mailingList, [{ ...entry, createdAt: now }], notExists(account)))
    .onConflictDoNothing()
}

/** Null when the address is not on the list. */
export async function readLanguage(db: Database, email: string): Promise<string | null> {
  const { language } = mailingList
  const row = await query(db)
    .select({ language })
    .from(mailingList)
    .where(eq(mailingList.email, email))
    .get()
  return row?.language ?? null
}

/**
 * Marks an entry as invited: the insert conflicts with the existing row and updates it. Without a row the insert has a null
 * key, which breaks a constraint and so fails the batch.
 */
export function markInvited(db: Database, email: string, now: number) {
  const listed = query(db)
    .select({ email: mailingList.email })
    .from(mailingList)
    .where(eq(mailingList.email, email))
  return query(db)
    .insert(mailingList)
    .values({ email: sql`(${listed})`, createdAt: now })
    .onConflictDoUpdate({ target: mailingList.email, set: { invitedAt: now } })
    .returning()
}

export function removeEntry(db: Database, email: string) {
  return query(db).delete(mailingList).where(eq(mailingList.email, email))
}

export interface EntryFilter {
  /** Part of a name, an address or a city; '' for all. */
  search: string
  circle: (LatLng & { radiusMetres: number }) | null
}

/** Great-circle distance by the haversine formula, as in `contract/places/distance.ts`. */
function isNear({ lat, lng, radiusMetres }: NonNullable<EntryFilter['circle']>): SQL {
  const [toLat, toLng] = [mailingList.lat, mailingList.lng]
  return sql`${EARTH_RADIUS_METRES} * 2 * asin(min(1, sqrt(
    pow(sin(radians(${toLat} - ${lat}) / 2), 2)
    + cos(radians(${lat})) * cos(radians(${toLat})) * pow(sin(radians(${toLng} - ${lng}) / 2), 2)
  ))) <= ${radiusMetres}`
}

function matchesSearch(search: string): SQL | undefined {
  if (search === '') return undefined
  const { email, name, city } = mailingList
  // SQLite's lower() changes the letters from a to z only, so it is asked for others in each case.
  const cases = new Set([search, search.toLowerCase(), search.toUpperCase()])
  return or(
    ...[email, name, city].flatMap((one) =>
      [...cases].map((text) => sql`instr(lower(${one}), lower(${text}))`),
    ),
  )
}

const matchesFilter = ({ search, circle }: EntryFilter) =>
  and(matchesSearch(search), circle ? isNear(circle) : undefined)

/**
 * Entries after the address `after` (from the start when null): invited ones first, then by address. If `after` has been
 * erased meanwhile, some entries may repeat but none is missing.
 */
export async function listEntries(
  db: Database,
  filter: EntryFilter,
  { after, limit }: { after: string | null; limit: number },
): Promise<EntryRow[]> {
  const isWaiting = isNull(mailingList.invitedAt)
  const last = query(db)
    .select({ isWaiting })
    .from(mailingList)
    .where(eq(mailingList.email, after ?? ''))
  const follows = sql`(${isWaiting}, ${mailingList.email}) > (coalesce((${last}), 0), ${after})`
  return query(db)
    .select()
    .from(mailingList)
    .where(and(matchesFilter(filter), after === null ? undefined : follows))
    .orderBy(isWaiting, mailingList.email)
    .limit(limit)
}

export async function countEntries(db: Database, filter: EntryFilter): Promise<number> {
  const counted = await query(db)
    .select({ n: count() })
    .from(mailingList)
    .where(matchesFilter(filter))
    .get()
  return counted?.n ?? 0
}

/** How many match a search and have no place. */
export async function countPlaceless(db: Database, search: string): Promise<number> {
  const counted = await query(db)
    .select({ n: count() })
    .from(mailingList)
    .where(and(matchesSearch(search), isNull(mailingList.lat)))
    .get()
  return counted?.n ?? 0
}
