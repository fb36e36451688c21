import type { Context, Next } from 'hono'
import { createMiddleware } from 'hono/factory'
import { t } from '../../../languages/t.ts'
import { AppError } from '../../errors.ts'
import { hasVolumeLimits } from '../../safety/limits.ts'
import type { BoundName } from '../../timing/measures.ts'
import type { AppContext } from '../context.ts'
import { Bound } from './bound.ts'

/**
 * The most that one isolate has in work at once. An isolate has one thread, so that what begins beside this only makes all
 * others wait. Counts, as the clock of a Worker stands still while it computes and cannot say how far behind it is.
 */
export const MOST_AT_ONCE = {
  REQUESTS_AT_ONCE: 32,
  PASSWORDS_AT_ONCE: 8,
} as const satisfies Record<BoundName, number>

const RETRY_AFTER_SECONDS = 5
/** They cost less than a refusal would harm: who watches us must learn that we live, and crawlers leave a site without rules. */
const ALWAYS: readonly string[] = ['/api/health', '/robots.txt', '/manifest.webmanifest']
/** Mostly these wait, for other services or on purpose, and whoever waits computes nothing: they take no place. */
const WAITS = /^\/api\/(?:restaurant_builder|users)\//

/** Refuses a request while as many as an isolate can do are in work. */
export function boundRequests() {
  const bound = new Bound(MOST_AT_ONCE.REQUESTS_AT_ONCE)
  return createMiddleware<AppContext>(async (c, next) => {
    if (ALWAYS.includes(c.req.path)) return next()
    refuseWhenFull(c, bound, 'REQUESTS_AT_ONCE')
    return WAITS.test(c.req.path) ? next() : inPlace(c, bound, next)
  })
}

/** Refuses a call that needs a password hashed while as many as an isolate can do are in work. */
export function boundPasswords() {
  const bound = new Bound(MOST_AT_ONCE.PASSWORDS_AT_ONCE)
  return createMiddleware<AppContext>((c, next) => {
    refuseWhenFull(c, bound, 'PASSWORDS_AT_ONCE')
    return inPlace(c, bound, next)
  })
}

function refuseWhenFull(c: Context<AppContext>, bound: Bound, name: BoundName): void {
  if (!hasVolumeLimits(c.env) || !bound.isFull(Date.now())) return
  c.get('measures').refusedBy = name
  throw new AppError(
    'unavailable',
    t('More people are asking than Sprig can answer just now. Please try again in a moment.'),
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  )
}

async function inPlace(c: Context<AppContext>, bound: Bound, next: Next): Promise<void> {
  const work = next().finally(bound.begin(Date.now()))
  // The platform stops a request when its visitor leaves; then nothing would give the place back.
  c.executionCtx.waitUntil(work)
  await work
}
