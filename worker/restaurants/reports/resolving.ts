import { t } from '../../../languages/t.ts'
import type { Report } from '../../contract/restaurants/editing.ts'
import type { ReportOutcome } from '../../contract/restaurants/restaurantLimits.ts'
import type { Env } from '../../env.ts'
import { AppError } from '../../errors.ts'
import type { Caller } from '../../safety/caller.ts'
import type { RequestContext } from '../../safety/requestContext.ts'
import { toIso } from '../../time.ts'
import { type NamePerson, namePeople } from '../editing/history/listHistory.ts'
import { auditedRefusal } from '../editing/rights.ts'
import { closeRestaurant } from '../editing/standing/closeRestaurant.ts'
import { isAdmin } from '../editor.ts'
import { statusOf } from '../record.ts'
import { getReport, listOpenReports, type ReportRow, resolveReports } from './store.ts'

type ReportEnv = Pick<Env, 'DB' | 'LIVE' | 'SIGNING_KEY'>

/** Open reports, the oldest first: of every restaurant for an admin, else of the caller's own. */
export async function listReports(
  env: ReportEnv,
  page: { after: number; limit: number },
  caller: Caller,
  context: RequestContext,
): Promise<{ reports: Report[]; total: number }> {
  const ownerId = isAdmin(caller) ? null : caller.id
  const { rows, total } = await listOpenReports(env.DB, { ownerId, ...page })
  const people = await nameReporters(env, rows, caller, context)
  return { reports: rows.map((row) => toReport(row, people, context.now)), total }
}

/**
 * Finds a report and checks, before the body is read, that this caller may settle it.
 * @throws AppError not_found; forbidden unless the caller owns the restaurant or is an admin
 */
export async function findToSettle(
  env: Pick<Env, 'DB'>,
  id: number,
  caller: Caller,
  context: RequestContext,
): Promise<ReportRow> {
  const report = await getReport(env.DB, id)
  if (report === null) throw new AppError('not_found', t('There is no such report'))
  if (!isAdmin(caller) && report.ownerId !== caller.id) {
    throw await auditedRefusal(
      env,
      caller,
      context,
      'settling of a report',
      t('Only the owner or an admin may settle this'),
    )
  }
  return report
}

/**
 * Settles an open report; `closed` also closes the restaurant. A settled report does not change.
 * @throws AppError not_found; forbidden
 */
export async function resolveReport(
  env: ReportEnv,
  id: number,
  outcome: ReportOutcome,
  caller: Caller,
  context: RequestContext,
): Promise<Report> {
  const report = await findToSettle(env, id, caller, context)
  if (report.outcome === null) {
    if (outcome === 'closed') await closeRestaurant(env, report.restaurantId, caller, context)
    await resolveReports(env.DB, report, outcome, caller.id, context.now)
  }
  const settled = (await getReport(env.DB, id)) ?? report
  return toReport(settled, await nameReporters(env, [settled], caller, context), context.now)
}

function nameReporters(
  env: ReportEnv,
  rows: readonly ReportRow[],
  caller: Caller,
  context: RequestContext,
): Promise<NamePerson> {
  return namePeople(
    env,
    rows.flatMap(({ by }) => by ?? []),
    caller,
    context,
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
