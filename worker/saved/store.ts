import { and, count, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { SavedAnswer, SavedChanges } from '../contract/saved/saved.ts'
import { MAX_LISTS, MAX_SAVED } from '../contract/saved/savedLimits.ts'
import { type Database, query, runBatch, type Statement } from '../db/client.ts'
import { type RestaurantRow, restaurantColumns } from '../db/restaurantRow.ts'
import { restaurants } from '../db/tables/restaurants.ts'
import { savedLists, savedPlaces, savedVersions } from '../db/tables/saved.ts'

/** The number of the account's newest change. */
function selectVersion(db: Database, userId: string) {
  return query(db)
    .select({ version: savedVersions.version })
    .from(savedVersions)
    .where(eq(savedVersions.userId, userId))
}

function raiseVersion(db: Database, userId: string) {
  return query(db)
    .insert(savedVersions)
    .values({ userId, version: 1 })
    .onConflictDoUpdate({
      target: savedVersions.userId,
      set: { version: sql`${savedVersions.version} + 1` },
    })
}

/** Changes the row if it is at `base`; adds it if there is none. */
function changePlace(
  db: Database,
  userId: string,
  { id, base, value }: SavedChanges['places'][number],
): Statement[] {
  const isKnownVersion = and(
    eq(savedPlaces.userId, userId),
    eq(savedPlaces.restaurantId, id),
    eq(savedPlaces.version, base),
  )
  if (value === null) return [query(db).delete(savedPlaces).where(isKnownVersion)]
  const { note, lists } = value
  const version = sql<number>`(${selectVersion(db, userId)})`
  const ofAccount = query(db)
    .select({ n: count() })
    .from(savedPlaces)
    .where(eq(savedPlaces.userId, userId))
  return [
    query(db).update(savedPlaces).set({ note, lists, version }).where(isKnownVersion),
    query(db)
      .insert(savedPlaces)
      .select(
        query(db)
          .select({
            userId: sql<string>`${userId}`.as('user_id'),
            restaurantId: restaurants.id,
            name: restaurants.name,
            note: sql<string>`${note}`.as('note'),
            lists: sql<string[]>`${JSON.stringify(lists)}`.as('lists'),
            version: version.as('version'),
          })
          .from(restaurants)
          .where(and(eq(restaurants.id, id), lt(sql`(${ofAccount})`, MAX_SAVED))),
      )
      .onConflictDoNothing(),
  ]
}

function changeList(
  db: Database,
  userId: string,
  { id, base, value }: SavedChanges['lists'][number],
): Statement[] {
  const isKnownVersion = and(
    eq(savedLists.userId, userId),
    eq(savedLists.id, id),
    eq(savedLists.version, base),
  )
  if (value === null) return [query(db).delete(savedLists).where(isKnownVersion)]
  const { name } = value
  const ofAccount = query(db)
    .select({ n: count() })
    .from(savedLists)
    .where(eq(savedLists.userId, userId))
  return [
    query(db)
      .update(savedLists)
      .set({ name, version: sql`(${selectVersion(db, userId)})` })
      .where(isKnownVersion),
    query(db)
      .insert(savedLists)
      .select(
        query(db)
          .select({
            userId: savedVersions.userId,
            id: sql<string>`${id}`.as('id'),
            name: sql<string>`${name}`.as('name'),
            shareCode: sql<string | null>`NULL`.as('share_code'),
            version: savedVersions.version,
          })
          .from(savedVersions)
          .where(and(eq(savedVersions.userId, userId), lt(sql`(${ofAccount})`, MAX_LISTS))),
      )
      .onConflictDoNothing(),
  ]
}

/** Applies in one batch the changes whose base is the stored version; leaves out the others. */
export async function writeChanges(
  db: Database,
  userId: string,
  { lists, places }: SavedChanges,
): Promise<void> {
  await runBatch(db, [
    raiseVersion(db, userId),
    ...lists.flatMap((change) => changeList(db, userId, change)),
    ...places.flatMap((change) => changePlace(db, userId, change)),
  ])
}

/** 0 while the account has saved nothing yet. */
export async function readVersion(db: Database, userId: string): Promise<number> {
  return (await selectVersion(db, userId).get())?.version ?? 0
}

/** Everything that an account has saved, from one state of the database. */
export async function readSaved(db: Database, userId: string): Promise<SavedAnswer> {
  const [versions, places, lists] = await query(db).batch([
    selectVersion(db, userId),
    query(db)
      .select({
        id: savedPlaces.restaurantId,
        name: savedPlaces.name,
        note: savedPlaces.note,
        lists: savedPlaces.lists,
        version: savedPlaces.version,
      })
      .from(savedPlaces)
      .where(eq(savedPlaces.userId, userId))
      .orderBy(savedPlaces.restaurantId)
      .limit(MAX_SAVED),
    query(db)
      .select({
        id: savedLists.id,
        name: savedLists.name,
        code: savedLists.shareCode,
        version: savedLists.version,
      })
      .from(savedLists)
      .where(eq(savedLists.userId, userId))
      .orderBy(savedLists.id)
      .limit(MAX_LISTS),
  ])
  return {
    version: versions[0]?.version ?? 0,
    places: Object.fromEntries(places.map(({ id, ...place }) => [id, place])),
    lists: Object.fromEntries(lists.map(({ id, ...list }) => [id, list])),
  }
}

/** Shares a list by a code, unless it has one; null revokes the code. False when the account has no such list. */
export async function setShareCode(
  db: Database,
  userId: string,
  listId: string,
  code: string | null,
): Promise<boolean> {
  const kept = code === null ? null : sql`coalesce(${savedLists.shareCode}, ${code})`
  const [, found] = await query(db).batch([
    raiseVersion(db, userId),
    query(db)
      .update(savedLists)
      .set({ shareCode: kept, version: sql`(${selectVersion(db, userId)})` })
      .where(and(eq(savedLists.userId, userId), eq(savedLists.id, listId)))
      .returning({ id: savedLists.id }),
  ])
  return found.length > 0
}

interface SharedList {
  name: string
  restaurants: RestaurantRow[]
}

/** The list behind a link, without its owner's notes; null when there is none. */
export async function readShared(db: Database, code: string): Promise<SharedList | null> {
  const list = await query(db)
    .select({ userId: savedLists.userId, id: savedLists.id, name: savedLists.name })
    .from(savedLists)
    .where(eq(savedLists.shareCode, code))
    .get()
  if (list === undefined) return null
  const onIt = query(db)
    .select({ id: savedPlaces.restaurantId })
    .from(savedPlaces)
    .where(
      and(
        eq(savedPlaces.userId, list.userId),
        sql`EXISTS (SELECT 1 FROM json_each(${savedPlaces.lists}) l WHERE l.value = ${list.id})`,
      ),
    )
  const rows = await query(db)
    .select(restaurantColumns)
    .from(restaurants)
    .where(and(inArray(restaurants.id, onIt), isNull(restaurants.deletedAt)))
    .orderBy(sql`${restaurants.name} COLLATE NOCASE`, restaurants.id)
    .limit(MAX_SAVED)
  return { name: list.name, restaurants: rows }
}
