import { eq, gt } from 'drizzle-orm'
import { type Database, query } from '../../worker/db/client.ts'
import { restaurantColumns } from '../../worker/db/restaurantRow.ts'
import { correctionsOfIt } from '../../worker/db/statements/correctionsOfIt.ts'
import { isListed } from '../../worker/db/statements/isListed.ts'
import {
  restaurantDetails,
  restaurantHistory,
  restaurants,
} from '../../worker/db/tables/restaurants.ts'
import { comparable, toInput } from '../../worker/restaurants/restaurantInput.ts'
import { historyChangesOf } from '../../worker/restaurants/saving/corrections/planCorrections.ts'

const RESTAURANTS_PER_STEP = 100

/**
 * Checks that the history of each restaurant leads to its current state: each change of a field begins with the value at which
 * the last change ended, and the newest ends with the stored value. Returns a sentence for each field that does not.
 */
export async function checkHistory(db: Database): Promise<string[]> {
  const found: string[] = []
  for (let after = 0; ; ) {
    const rows = await readRestaurants(db, after)
    const last = rows.at(-1)
    if (last === undefined) return found
    const histories = await readHistories(db, rows)
    for (const row of rows) found.push(...checkOne(row, histories.get(row.id) ?? []))
    after = last.n
  }
}

function readRestaurants(db: Database, after: number) {
  return query(db)
    .select({
      n: restaurants.n,
      ...restaurantColumns,
      deletedAt: restaurants.deletedAt,
      menu: restaurantDetails.menu,
      corrections: correctionsOfIt(),
    })
    .from(restaurants)
    .leftJoin(restaurantDetails, eq(restaurantDetails.restaurantId, restaurants.id))
    .where(gt(restaurants.n, after))
    .orderBy(restaurants.n)
    .limit(RESTAURANTS_PER_STEP)
}

type Row = Awaited<ReturnType<typeof readRestaurants>>[number]

async function readHistories(db: Database, rows: readonly Row[]) {
  const ids = rows.map(({ id }) => id)
  const { restaurantId, version, changes } = restaurantHistory
  const entries = await query(db)
    .select({ restaurantId, version, changes })
    .from(restaurantHistory)
    .where(isListed(restaurantId, ids))
    .orderBy(restaurantId, version)
  return Map.groupBy(entries, (entry) => entry.restaurantId)
}

type Entry = Pick<typeof restaurantHistory.$inferSelect, 'version' | 'changes'>

function checkOne(row: Row, history: readonly Entry[]): string[] {
  const found: string[] = []
  const stands = new Map<string, unknown>()
  for (const { version, changes } of history) {
    if (version > row.version) {
      found.push(`history: ${row.id} has a version ${version}, and stands at ${row.version}.`)
    }
    for (const [field, [before, after]] of Object.entries(changes)) {
      if (stands.has(field) && !isSame(field, stands.get(field), before)) {
        found.push(
          `history: ${row.id}, version ${version}: ${field} does not go on from where it was.`,
        )
      }
      stands.set(field, after)
    }
  }
  const stored = valuesOf(row)
  for (const [field, value] of stands) {
    if (!isSame(field, value, stored[field])) {
      found.push(`history: ${row.id}: ${field} is not what its last change says.`)
    }
  }
  return found
}

/** The stored value of every field that a history may hold. */
function valuesOf(row: Row): Record<string, unknown> {
  const { menu, deletedAt, closedAt, corrections } = row
  const said = corrections.map((one) => ({ ...one, before: null }))
  const dishes = Object.entries(historyChangesOf(said)).map(([field, [, verdict]]) => [
    field,
    verdict,
  ])
  return { ...toInput(row), menu, deletedAt, closedAt, ...Object.fromEntries(dishes) }
}

function isSame(field: string, one: unknown, other: unknown): boolean {
  return comparable(field, one ?? null) === comparable(field, other ?? null)
}
