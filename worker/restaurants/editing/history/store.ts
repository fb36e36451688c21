import { and, desc, eq, gt, lte, sql } from 'drizzle-orm'
import { type Database, query } from '../../../db/client.ts'
import { users } from '../../../db/tables/accounts.ts'
import {
  restaurantConfirmations,
  restaurantHistory,
  restaurants,
} from '../../../db/tables/restaurants.ts'

const MAX_ENTRIES = 100
/** Characters of a menu in the history. At least one more is read, to tell whether the menu is longer. */
export const MAX_MENU_SHOWN = 2000

const { restaurantId, version, at, by, changes } = restaurantHistory

const cut = (path: string) => sql.raw(`substr(changes ->> '${path}', 1, ${MAX_MENU_SHOWN + 1})`)
/** The changes with shortened menus, since a hundred entries with whole menus may have six megabytes. */
const shownChanges = sql`CASE WHEN ${changes} -> '$.menu' IS NULL THEN ${changes}
  ELSE json_set(${changes}, '$.menu', json_array(${cut('$.menu[0]')}, ${cut('$.menu[1]')})) END`

/** When a restaurant was deleted; null when there is none with this id. */
export async function readDeletion(
  db: Database,
  id: string,
): Promise<{ deletedAt: number | null } | null> {
  const row = await query(db)
    .select({ deletedAt: restaurants.deletedAt })
    .from(restaurants)
    .where(eq(restaurants.id, id))
    .get()
  return row ?? null
}

/** The newest 100 changes of a restaurant, newest first. */
export function readHistory(db: Database, id: string) {
  return query(db)
    .select({ version, at, by, changes: shownChanges.mapWith(changes) })
    .from(restaurantHistory)
    .where(eq(restaurantId, id))
    .orderBy(desc(version))
    .limit(MAX_ENTRIES)
}

export type HistoryRow = Awaited<ReturnType<typeof readHistory>>[number]

/**
 * Each field that changed between two versions of a restaurant, with its value at the first. It reads one value for each field,
 * however many versions lie between.
 */
export async function readValuesAt(
  db: Database,
  id: string,
  versions: { version: number; until: number },
): Promise<Map<string, unknown>> {
  const firsts = query(db)
    .$with('firsts')
    .as(
      query(db)
        .select({
          field: sql<string>`c.key`.as('field'),
          first: sql<number>`min(${version})`.as('first'),
        })
        .from(restaurantHistory)
        .innerJoin(sql`json_each(${changes}) c`, sql`true`)
        .where(
          and(eq(restaurantId, id), gt(version, versions.version), lte(version, versions.until)),
        )
        .groupBy(sql`1`),
    )
  const rows = await query(db)
    .with(firsts)
    .select({
      field: firsts.field,
      value: sql<string>`${changes} -> ('$."' || ${firsts.field} || '"[0]')`,
    })
    .from(firsts)
    .crossJoin(restaurantHistory)
    .where(and(eq(restaurantId, id), eq(version, firsts.first)))
  return new Map(rows.map(({ field, value }) => [field, JSON.parse(value)]))
}

/** The newest 100 confirmations of a restaurant, newest first. */
export function readConfirmations(
  db: Database,
  id: string,
): Promise<Omit<HistoryRow, 'changes'>[]> {
  const { version: seen, at: when, by: whom } = restaurantConfirmations
  return query(db)
    .select({ version: seen, at: when, by: whom })
    .from(restaurantConfirmations)
    .where(eq(restaurantConfirmations.restaurantId, id))
    .orderBy(desc(when))
    .limit(MAX_ENTRIES)
}

/** Email addresses by user id; unknown ids are left out. */
export async function findEmails(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await query(db)
    .select({ id: users.id, email: users.email })
    .from(sql`json_each(${JSON.stringify([...new Set(ids)])}) j`)
    .crossJoin(users)
    .where(eq(users.id, sql`j.value`))
  return new Map(rows.map(({ id, email }) => [id, email]))
}
