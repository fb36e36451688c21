import { BOT_CHECK_ACTIONS } from '../../contract/accounts/accountLimits.ts'
import { HOUR_MS } from '../../contract/durations.ts'
import type { NewReport } from '../../contract/restaurants/editing.ts'
import type { Env } from '../../env.ts'
import { networkMark } from '../../safety/audit.ts'
import { checkPerson } from '../../safety/botCheck.ts'
import type { Caller } from '../../safety/caller.ts'
import { takeFromVolume } from '../../safety/limits.ts'
import type { RequestContext } from '../../safety/requestContext.ts'
import { noSuchRestaurant } from '../editing/changeById.ts'
import { getRestaurant } from '../store.ts'
import { insertReport } from './store.ts'

const MAX_REPORTS_PER_HOUR = 10

/**
 * Stores a report that something is wrong with a restaurant. Signed-out callers need a bot check.
 * @throws AppError invalid; not_found; too_many_requests
 */
export async function reportRestaurant(
  env: Env,
  id: string,
  report: NewReport,
  caller: Caller | null,
  context: RequestContext,
): Promise<void> {
  const { ip, now } = context
  if ((await getRestaurant(env.DB, id)) === null) throw noSuchRestaurant()
  const key = `reports:${caller?.id ?? networkMark(env.SIGNING_KEY, ip)}`
  await takeFromVolume(env, [{ key, max: MAX_REPORTS_PER_HOUR, windowMs: HOUR_MS }], now)
  if (caller === null) {
    const check = { token: report.recaptchaToken, action: BOT_CHECK_ACTIONS.report, ip }
    await checkPerson(env, check, now)
  }
  const { kind, note } = report
  await insertReport(env.DB, { restaurantId: id, kind, note, by: caller?.id ?? null, at: now })
}
