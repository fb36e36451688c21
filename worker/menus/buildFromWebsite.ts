import { t } from '../../languages/t.ts'
import { DAY_MS, HOUR_MS } from '../contract/durations.ts'
import type { BuilderAnswer } from '../contract/restaurants/builder.ts'
import type { Env } from '../env.ts'
import { AppError } from '../errors.ts'
import type { Caller } from '../safety/caller.ts'
import { takeFromVolume } from '../safety/limits.ts'
import type { RequestContext } from '../safety/requestContext.ts'
import { READING_KEPT_MS } from './dishesOnMenu.ts'
import { toAllowedUrl } from './fetch/address/allowedAddress.ts'
import type { Egress } from './fetch/egress.ts'
import { Unreadable } from './fetch/unreadable.ts'
import { type Reading, readWebsite } from './readWebsite.ts'
import { findReading, keepReading } from './store.ts'
import { toBuilderAnswer } from './toBuilderAnswer.ts'
import { websiteKey } from './websiteKey.ts'

const MAX_PER_HOUR = 10
const MAX_PER_DAY = 30

/**
 * The dishes, name and place on a restaurant's website, from a reading of the last day or a new one. Every website that may not
 * or cannot be read gets the same error; only the log has the reason.
 * @throws AppError too_many_requests; unreadable_website
 */
export async function buildFromWebsite(
  env: Pick<Env, 'DB' | 'APP_ENV' | 'LIMITS'>,
  egress: Egress,
  website: string,
  caller: Pick<Caller, 'id'>,
  context: RequestContext,
): Promise<BuilderAnswer> {
  const { now } = context
  const hour = { key: `builder-hour:${caller.id}`, max: MAX_PER_HOUR, windowMs: HOUR_MS }
  const day = { key: `builder-day:${caller.id}`, max: MAX_PER_DAY, windowMs: DAY_MS }
  await takeFromVolume(env, [hour, day], now)
  const key = websiteKey(website)
  const before = now - READING_KEPT_MS
  // A refused address may have the key of an allowed one: "user@green-fork.com".
  const isAllowed = toAllowedUrl(website) !== null
  const known = isAllowed ? await findReading(env.DB, key, before) : null
  if (known !== null) return toBuilderAnswer(known.reading)
  const reading = await readQuietly(egress, website, context)
  context.waitUntil(keepReading(env.DB, key, reading, { now, before }))
  return toBuilderAnswer(reading)
}

async function readQuietly(
  egress: Egress,
  website: string,
  { requestId }: RequestContext,
): Promise<Reading> {
  try {
    return await readWebsite(egress, website)
  } catch (error) {
    // Any other failure over a website's content gets the same error, but our log reports it.
    const { reason, cause } =
      error instanceof Unreadable ? error : { reason: 'unexpected', cause: error }
    const detail = cause instanceof Error ? { error: cause.message.slice(0, 200) } : {}
    const log = reason === 'unexpected' ? console.error : console.info
    log(JSON.stringify({ event: 'website_unreadable', requestId, reason, ...detail }))
    throw new AppError('unreadable_website', t('We could not read that website'))
  }
}
