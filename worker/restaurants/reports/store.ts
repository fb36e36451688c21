import type { Status } from '../../contract/diet.ts'
import type { ReportKind, ReportOutcome } from '../../contract/listings/listingLimits.ts'
import type { Database } from '../../db/client.ts'

export interface ReportRow {
  id: number
  restaurant_id: string
  kind: ReportKind
  note: string
  by: string | null
  at: number
  outcome: ReportOutcome | null
  owner_id: string | null
  name: string
  status: Status
  online_until: number | null
  address: string | null
  closed_at: number | null
}

const REPORTS = `FROM reports p JOIN restaurants r ON r.id = p.restaurant_id AND r.deleted_at IS NULL`
const COLUMNS = `p.id, p.restaurant_id, p.kind, p.note, p.by, p.at, p.outcome, r.owner_id, r.name,
  r.status, r.online_until, r.address, r.closed_at`

/** Keeps a report of a listing that is there. Of the same by the same person while it is open, the first stays. */
export async function insertReport(
  db: Database,
  report: { restaurantId: string; kind: ReportKind; note: string; by: string | null; at: number },
): Promise<void> {
  await db
    .prepare(
      `INSERT OR IGNORE INTO reports (restaurant_id, kind, note, by, at)
      SELECT id, ?2, ?3, ?4, ?5 FROM restaurants WHERE id = ?1 AND deleted_at IS NULL`,
    )
    .bind(report.restaurantId, report.kind, report.note, report.by, report.at)
    .run()
}

/** Open reports above `after`, the oldest first; only of what `ownerId` owns, unless it is null. */
export async function listOpenReports(
  db: Database,
  { ownerId, after, limit }: { ownerId: string | null; after: number; limit: number },
): Promise<{ rows: ReportRow[]; total: number }> {
  const open = `${REPORTS} WHERE p.resolved_at IS NULL AND (?1 IS NULL OR r.owner_id = ?1)`
  const [rows, count] = await db.batch<ReportRow & { n: number }>([
    db
      .prepare(`SELECT ${COLUMNS} ${open} AND p.id > ?2 ORDER BY p.id LIMIT ?3`)
      .bind(ownerId, after, limit),
    db.prepare(`SELECT count(*) AS n ${open}`).bind(ownerId),
  ])
  return { rows: rows?.results ?? [], total: count?.results[0]?.n ?? 0 }
}

export async function getReport(db: Database, id: number): Promise<ReportRow | null> {
  return db.prepare(`SELECT ${COLUMNS} ${REPORTS} WHERE p.id = ?1`).bind(id).first<ReportRow>()
}

/** Resolves a report that is open; when its place is closed, all that say so of the same place. */
export async function resolveReports(
  db: Database,
  report: Pick<ReportRow, 'id' | 'restaurant_id'>,
  outcome: ReportOutcome,
  by: string,
  at: number,
): Promise<void> {
  await db
    .prepare(
      `UPDATE reports SET outcome = ?3, resolved_by = ?4, resolved_at = ?5
      WHERE resolved_at IS NULL
        AND (id = ?1 OR (?3 = 'closed' AND restaurant_id = ?2 AND kind = 'closed'))`,
    )
    .bind(report.id, report.restaurant_id, outcome, by, at)
    .run()
}

/** Notes that somebody says all is right, at most once a day, which begins at `dayStart` (milliseconds), and who. */
export async function confirmToday(
  db: Database,
  id: string,
  { by, now, dayStart }: { by: string; now: number; dayStart: number },
): Promise<void> {
  await db.batch([
    db
      .prepare(
        `UPDATE restaurants SET confirmed_at = ?2
        WHERE id = ?1 AND deleted_at IS NULL AND coalesce(confirmed_at, 0) < ?3`,
      )
      .bind(id, now, dayStart),
    db
      .prepare(
        `INSERT OR IGNORE INTO restaurant_confirmations (restaurant_id, at, by, version)
        SELECT id, confirmed_at, ?3, version FROM restaurants WHERE id = ?1 AND confirmed_at = ?2`,
      )
      .bind(id, now, by),
    // A search answers from the card.
    db
      .prepare(
        `UPDATE restaurant_words SET card = json_set(card, '$.confirmed_at', ?2)
        WHERE rowid = (SELECT n FROM restaurants WHERE id = ?1 AND confirmed_at = ?2)`,
      )
      .bind(id, now),
  ])
}
