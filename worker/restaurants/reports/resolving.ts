import type { Report } from '../../contract/listings/listing.ts'
import type { ReportOutcome } from '../../contract/listings/listingLimits.ts'
import type { Env } from '../../env.ts'
import { AppError } from '../../errors.ts'
import type { Caller } from '../../safety/caller.ts'
import type { Occasion } from '../../safety/occasion.ts'
import { type NamePerson, namePeople } from '../editing/history/tellHistory.ts'
import { denied } from '../editing/rights.ts'
import { closeListing } from '../editing/standing/closeListing.ts'
import { isAdmin } from '../editor.ts'
import { statusOf, toIso } from '../record.ts'
import { getReport, listOpenReports, type ReportRow, resolveReports } from './store.ts'

type ReportEnv = Pick<Env, 'DB' | 'LIVE' | 'SIGNING_KEY'>

/** Open reports, the oldest first: of every listing for an admin, else of what the caller owns. */
export async function listReports(
  env: ReportEnv,
  page: { after: number; limit: number },
  caller: Caller,
  occasion: Occasion,
): Promise<{ reports: Report[]; total: number }> {
  const ownerId = isAdmin(caller) ? null : caller.id
  const { rows, total } = await listOpenReports(env.DB, { ownerId, ...page })
  const people = await nameReporters(env, rows, caller, occasion)
  return { reports: rows.map((row) => toReport(row, people, occasion.now)), total }
}

/**
 * Before anything of an answer to a report is read: whether this caller may settle it.
 * @throws AppError not_found; forbidden for whoever neither owns the listing nor is an admin
 */
export async function findToSettle(
  env: Pick<Env, 'DB'>,
  id: number,
  caller: Caller,
  occasion: Occasion,
): Promise<ReportRow> {
  const report = await getReport(env.DB, id)
  if (report === null) throw new AppError('not_found', 'There is no such report')
  if (!isAdmin(caller) && report.ownerId !== caller.id) {
    throw await denied(
      env,
      caller,
      occasion,
      'settling of a report',
      'Only the owner or an admin may settle this',
    )
  }
  return report
}

/**
 * Settles an open report; `closed` closes the listing too. One that is settled already stays as it was.
 * @throws AppError not_found; forbidden
 */
export async function resolveReport(
  env: ReportEnv,
  id: number,
  outcome: ReportOutcome,
  caller: Caller,
  occasion: Occasion,
): Promise<Report> {
  const report = await findToSettle(env, id, caller, occasion)
  if (report.outcome === null) {
    if (outcome === 'closed') await closeListing(env, report.restaurantId, caller, occasion)
    await resolveReports(env.DB, report, outcome, caller.id, occasion.now)
  }
  const settled = (await getReport(env.DB, id)) ?? report
  return toReport(settled, await nameReporters(env, [settled], caller, occasion), occasion.now)
}

function nameReporters(
  env: ReportEnv,
  rows: readonly ReportRow[],
  caller: Caller,
  occasion: Occasion,
): Promise<NamePerson> {
  return namePeople(
    env,
    rows.flatMap(({ by }) => by ?? []),
    caller,
    occasion,
  )
}

function toReport(row: ReportRow, people: NamePerson, now: number): Report {
  return {
    id: row.id,
    kind: row.kind,
    note: row.note,
    at: new Date(row.at).toISOString(),
    by: row.by === null ? null : people(row.by),
    restaurant: {
      _id: row.restaurantId,
      name: row.name,
      status: statusOf(row, now),
      address: row.address,
      closedAt: toIso(row.closedAt),
    },
    outcome: row.outcome,
  }
}
