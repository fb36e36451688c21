import { BOT_CHECK_ACTIONS } from '../../contract/accounts/accountLimits.ts'
import type { ReportKind } from '../../contract/listings/listingLimits.ts'
import type { Restaurant } from '../../contract/restaurant.ts'
import type { Env } from '../../env.ts'
import { AppError } from '../../errors.ts'
import { ipMark } from '../../safety/audit.ts'
import { checkPerson } from '../../safety/botCheck.ts'
import type { Caller } from '../../safety/caller.ts'
import { hasVolumeLimits, takeFromLimits } from '../../safety/limits.ts'
import type { Occasion } from '../../safety/occasion.ts'
import { DAY_MS, HOUR_MS } from '../../time.ts'
import { noSuchRestaurant } from '../editing/changeById.ts'
import { toRestaurant } from '../record.ts'
import { getRestaurant } from '../store.ts'
import { confirmToday, insertReport } from './store.ts'

const MOST_REPORTS_AN_HOUR = 10
const MOST_CONFIRMATIONS_AN_HOUR = 60

/**
 * Takes what somebody says is wrong with a listing. Whoever is not signed in passes a bot check.
 * @throws AppError invalid; not_found; too_many_requests
 */
export async function reportListing(
  env: Env,
  id: string,
  report: { kind: ReportKind; note: string; recaptchaToken: string },
  caller: Caller | null,
  occasion: Occasion,
): Promise<void> {
  const { ip, now } = occasion
  if ((await getRestaurant(env.DB, id)) === null) throw noSuchRestaurant()
  if (hasVolumeLimits(env)) {
    const key = `reports:${caller?.id ?? ipMark(env.SIGNING_KEY, ip)}`
    await takeFromLimits(env.DB, [{ key, most: MOST_REPORTS_AN_HOUR, windowMs: HOUR_MS }], now)
  }
  if (caller === null) {
    const check = { token: report.recaptchaToken, action: BOT_CHECK_ACTIONS.report, ip }
    await checkPerson(env, check, now)
  }
  const { kind, note } = report
  await insertReport(env.DB, { restaurantId: id, kind, note, by: caller?.id ?? null, at: now })
}

/**
 * Notes that all of a listing is still right.
 * @throws AppError not_found; conflict for a closed one; too_many_requests
 */
export async function confirmListing(
  env: Pick<Env, 'DB' | 'APP_ENV' | 'LIMITS'>,
  id: string,
  caller: Caller,
  { now }: Occasion,
): Promise<Restaurant> {
  if (hasVolumeLimits(env)) {
    const key = `confirmations:${caller.id}`
    await takeFromLimits(
      env.DB,
      [{ key, most: MOST_CONFIRMATIONS_AN_HOUR, windowMs: HOUR_MS }],
      now,
    )
  }
  const row = await getRestaurant(env.DB, id)
  if (row === null) throw noSuchRestaurant()
  if (row.closed_at) throw new AppError('conflict', 'This restaurant is closed')
  await confirmToday(env.DB, id, { by: caller.id, now, dayStart: now - (now % DAY_MS) })
  return toRestaurant((await getRestaurant(env.DB, id)) ?? row, now)
}
