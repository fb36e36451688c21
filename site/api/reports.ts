import type { NewReport, Report } from '../../worker/contract/restaurants/editing.ts'
import type { ReportOutcome } from '../../worker/contract/restaurants/restaurantLimits.ts'
import { call, numberIn } from './client.ts'

export async function postReport(id: string, report: NewReport): Promise<void> {
  await call(`/api/restaurants/${encodeURIComponent(id)}/reports`, { method: 'POST', body: report })
}

/** Open reports after the id `after`, on the user's own restaurants, for admins on all; and the number of all. */
export async function fetchReports(
  after: number,
  signal: AbortSignal,
): Promise<{ reports: Report[]; total: number }> {
  const query = { after: after === 0 ? undefined : after }
  const { value, headers } = await call<Report[]>('/api/reports', { query, signal })
  return { reports: value, total: numberIn(headers, 'x-total-count') ?? value.length }
}

/** Resolves to the report as it is settled: by somebody else, if they were faster. */
export async function resolveReport(id: number, outcome: ReportOutcome): Promise<Report> {
  const options = { method: 'POST', body: { outcome } } as const
  return (await call<Report>(`/api/reports/${id}/resolve`, options)).value
}
