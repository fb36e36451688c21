import { and, eq, exists, getTableColumns, sql } from 'drizzle-orm'
import { type Database, query, type Statement } from '../../../db/client.ts'
import { dishCorrections } from '../../../db/tables/menus.ts'
import { restaurants } from '../../../db/tables/restaurants.ts'
import type { NextVersion, WriteStamp } from '../nextVersion.ts'
import { excluded, isAtBase, itsId, rowsIn } from '../store.ts'

/** Writes the corrections of versions, and deletes those that they take back. */
export function writeCorrections(
  db: Database,
  nexts: readonly NextVersion[],
  { by, at }: WriteStamp,
): Statement[] {
  const rows = nexts.flatMap(({ restaurant, baseVersion, corrections }) =>
    corrections.map((one) => [restaurant.id, baseVersion, one] as const),
  )
  const corrected = rows.filter(([, , one]) => one.verdict !== null)
  const takenBack = rows.filter(([, , one]) => one.verdict === null)
  return [
    ...(corrected.length > 0 ? [upsertCorrections(db, corrected, { by, at })] : []),
    ...(takenBack.length > 0 ? [deleteCorrections(db, takenBack)] : []),
  ]
}

function upsertCorrections(
  db: Database,
  rows: readonly unknown[],
  { by, at }: WriteStamp,
): Statement {
  const of = (path: string) => sql<string>`${sql.raw(`j.value ->> '$[2].${path}'`)}`
  const { restaurantId, key, ...columns } = getTableColumns(dishCorrections)
  const corrections = query(db)
    .select({
      restaurantId: restaurants.id,
      key: of('key').as('key'),
      dish: of('dish').as('dish'),
      description: of('description').as('description'),
      section: of('section').as('section'),
      verdict: of('verdict').as('verdict'),
      judged: of('judged').as('judged'),
      reason: of('reason').as('reason'),
      source: sql<string>`iif(${restaurants.ownerId} = ${by}, 'owner', 'member')`.as('source'),
      by: sql<string>`${by}`.as('by'),
      at: sql<number>`${at}`.as('at'),
    })
    .from(rowsIn(rows))
    .innerJoin(restaurants, itsId)
    .where(isAtBase)
  return query(db)
    .insert(dishCorrections)
    .select(corrections)
    .onConflictDoUpdate({ target: [restaurantId, key], set: excluded(columns) })
}

function deleteCorrections(db: Database, rows: readonly unknown[]): Statement {
  const named = query(db)
    .select({ one: sql`1` })
    .from(rowsIn(rows))
    .innerJoin(restaurants, itsId)
    .where(
      and(
        isAtBase,
        eq(dishCorrections.restaurantId, sql`j.value ->> 0`),
        eq(dishCorrections.key, sql`j.value ->> '$[2].key'`),
      ),
    )
  return query(db).delete(dishCorrections).where(exists(named))
}
