import { and, count, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { ReportKind, ReportOutcome } from '../../contract/restaurants/restaurantLimits.ts'
import { type Database, query } from '../../db/client.ts'
import { type RestaurantRow, restaurantColumns } from '../../db/restaurantRow.ts'
import { copyToDocument } from '../../db/statements/copyToDocument.ts'
import { isListed } from '../../db/statements/isListed.ts'
import {
  reports,
  restaurantConfirmations,
  restaurantHistory,
  restaurants,
} from '../../db/tables/restaurants.ts'

/** A report with the fields of its restaurant. */
const reportColumns = {
  id: reports.id,
  restaurantId: reports.restaurantId,
  kind: reports.kind,
  note: reports.note,
  by: reports.by,
  at: reports.at,
  outcome: reports.outcome,
  ownerId: restaurants.ownerId,
  name: restaurants.name,
  status: restaurants.status,
  onlineUntil: restaurants.onlineUntil,
  address: restaurants.address,
  closedAt: restaurants.closedAt,
}
const itsRestaurant = and(eq(restaurants.id, reports.restaurantId), isNull(restaurants.deletedAt))

/** Stores a report of an existing restaurant, unless the same person already has the same one open. */
export async function insertReport(
  db: Database,
  report: Pick<typeof reports.$inferSelect, 'restaurantId' | 'kind' | 'note' | 'by' | 'at'>,
): Promise<void> {
  await query(db)
    .insert(reports)
    .select(
      query(db)
        .select({
          id: sql<number>`NULL`.as('id'),
          restaurantId: restaurants.id,
          kind: sql<ReportKind>`${report.kind}`.as('kind'),
          note: sql<string>`${report.note}`.as('note'),
          by: sql<string | null>`${report.by}`.as('by'),
          at: sql<number>`${report.at}`.as('at'),
          outcome: sql<ReportOutcome | null>`NULL`.as('outcome'),
          resolvedAt: sql<number | null>`NULL`.as('resolved_at'),
          resolvedBy: sql<string | null>`NULL`.as('resolved_by'),
        })
        .from(restaurants)
        .where(and(eq(restaurants.id, report.restaurantId), isNull(restaurants.deletedAt))),
    )
    .onConflictDoNothing()
}

/** Open reports above `after`, the oldest first; only of restaurants of `ownerId`, unless it is null. */
export async function listOpenReports(
  db: Database,
  { ownerId, after, limit }: { ownerId: string | null; after: number; limit: number },
): Promise<{ rows: ReportRow[]; total: number }> {
  const open = and(
    isNull(reports.resolvedAt),
    ownerId === null ? undefined : eq(restaurants.ownerId, ownerId),
  )
  const [rows, [counted]] = await query(db).batch([
    query(db)
      .select(reportColumns)
      .from(reports)
      .innerJoin(restaurants, itsRestaurant)
      .where(and(open, gt(reports.id, after)))
      .orderBy(reports.id)
      .limit(limit),
    query(db)
      .select({ n: count() })
      .from(reports)
      .innerJoin(restaurants, itsRestaurant)
      .where(open),
  ])
  return { rows, total: counted?.n ?? 0 }
}

function selectReport(db: Database, id: number) {
  return query(db)
    .select(reportColumns)
    .from(reports)
    .innerJoin(restaurants, itsRestaurant)
    .where(eq(reports.id, id))
}

export type ReportRow = Awaited<ReturnType<typeof selectReport>>[number]

export async function getReport(db: Database, id: number): Promise<ReportRow | null> {
  return (await selectReport(db, id).get()) ?? null
}

/** Resolves an open report; when the restaurant is closed, also its other reports of closing. */
export async function resolveReports(
  db: Database,
  report: Pick<ReportRow, 'id' | 'restaurantId'>,
  outcome: ReportOutcome,
  by: string,
  at: number,
): Promise<void> {
  const saysSo = and(eq(reports.restaurantId, report.restaurantId), eq(reports.kind, 'closed'))
  await query(db)
    .update(reports)
    .set({ outcome, resolvedBy: by, resolvedAt: at })
    .where(
      and(
        isNull(reports.resolvedAt),
        or(eq(reports.id, report.id), outcome === 'closed' ? saysSo : undefined),
      ),
    )
}

/**
 * Whether a restaurant is as at one of `onVersions`, except for a pop-up's place and end, which nobody confirms. A version
 * without a history row makes the counts differ, so the restaurant counts as changed.
 */
function isAsSeenAt(db: Database, onVersions: readonly number[] | null) {
  if (onVersions === null) return sql<boolean>`true`
  const { restaurantId, version, changes } = restaurantHistory
  const newest = Math.max(...onVersions)
  const ofWhereItIs = query(db)
    .select({ n: count() })
    .from(restaurantHistory)
    .where(
      and(
        eq(restaurantId, restaurants.id),
        gt(version, newest),
        sql`NOT EXISTS (SELECT 1 FROM json_each(${changes})
          WHERE key NOT IN ('status', 'onlineUntil', 'place')
            OR key = 'status' AND value LIKE '%"RESTAURANT"%')`,
      ),
    )
  return sql<boolean>`(${isListed(restaurants.version, onVersions)} OR (
    ${restaurants.status} <> 'RESTAURANT' AND ${restaurants.version} > ${newest}
    AND ${restaurants.version} - ${newest} = (${ofWhereItIs})))`
}

/**
 * Stores who confirmed a restaurant, at most once for the day that begins at `dayStart` (milliseconds), and only while it is not
 * closed and is as at one of `onVersions` (null: any). Returns the restaurant after that; null when there is none.
 */
export async function confirmToday(
  db: Database,
  { id, onVersions }: { id: string; onVersions: readonly number[] | null },
  { by, now, dayStart }: { by: string; now: number; dayStart: number },
): Promise<(RestaurantRow & { isAsSeen: boolean }) | null> {
  const isAsSeen = isAsSeenAt(db, onVersions)
  const itself = and(eq(restaurants.id, id), isNull(restaurants.deletedAt))
  const confirmedNow = and(eq(restaurants.id, id), eq(restaurants.confirmedAt, now))
  const [, , , [row]] = await query(db).batch([
    query(db)
      .update(restaurants)
      .set({ confirmedAt: now })
      .where(
        and(
          itself,
          isNull(restaurants.closedAt),
          isAsSeen,
          sql`coalesce(${restaurants.confirmedAt}, 0) < ${dayStart}`,
        ),
      ),
    query(db)
      .insert(restaurantConfirmations)
      .select(
        query(db)
          .select({
            restaurantId: restaurants.id,
            at: sql<number>`${restaurants.confirmedAt}`.as('at'),
            by: sql<string>`${by}`.as('by'),
            version: restaurants.version,
          })
          .from(restaurants)
          .where(confirmedNow),
      )
      .onConflictDoNothing(),
    copyToDocument(db, 'confirmedAt', confirmedNow),
    query(db)
      .select({ ...restaurantColumns, isAsSeen: isAsSeen.mapWith(Boolean) })
      .from(restaurants)
      .where(itself),
  ])
  return row ?? null
}
