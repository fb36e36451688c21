import type { Context, Next } from 'hono'
import { createMiddleware } from 'hono/factory'
import { t } from '../../../languages/t.ts'
import { AppError } from '../../errors.ts'
import { hasVolumeLimits } from '../../safety/limits.ts'
import type { BoundName } from '../../timing/measures.ts'
import type { AppContext } from '../context.ts'
import { Bound, type BoundRange } from './bound.ts'

/**
 * How much one isolate has in work at once. It has one thread, so that what begins beside this only makes all others wait.
 * `most` is for a thread that waits for the database and such; one that is late with its own work gets down to `least`.
 */
export const AT_ONCE = {
  REQUESTS_AT_ONCE: { most: 32, least: 1 },
  PASSWORDS_AT_ONCE: { most: 4 },
} as const satisfies Record<BoundName, BoundRange>

const RETRY_AFTER_SECONDS = 5
/** They cost less than a refusal would harm: who watches us must learn that we live, and crawlers leave a site without rules. */
const ALWAYS: readonly string[] = ['/api/health', '/robots.txt', '/manifest.webmanifest']
/**
 * What mostly waits, for other services or on purpose, takes no slot; nor does what has a body, which may be slow to arrive:
 * a few visitors who send theirs by the byte would keep everybody else out. Limits of their own bound both.
 */
const WAITS =
  /^\/api\/(?:restaurant_builder|users)\/|^\/api\/restaurants\/(?:suggestions|website\/)/

/** Refuses a request while as many as an isolate can do are in work. */
export function boundRequests() {
  const bound = new Bound(AT_ONCE.REQUESTS_AT_ONCE)
  return createMiddleware<AppContext>(async (c, next) => {
    if (!hasVolumeLimits(c.env) || ALWAYS.includes(c.req.path)) return next()
    refuseWhenFull(c, bound, 'REQUESTS_AT_ONCE')
    c.executionCtx.waitUntil(measureDelay(bound))
    const takesSlot = c.req.method === 'GET' && !WAITS.test(c.req.path)
    return takesSlot ? inSlot(c, bound, next) : next()
  })
}

/** Refuses a call that needs a password hashed while as many as an isolate can do are in work. Its body has to be there. */
export function boundPasswords() {
  const bound = new Bound(AT_ONCE.PASSWORDS_AT_ONCE)
  return createMiddleware<AppContext>((c, next) => {
    if (!hasVolumeLimits(c.env)) return next()
    refuseWhenFull(c, bound, 'PASSWORDS_AT_ONCE')
    return inSlot(c, bound, next)
  })
}

function refuseWhenFull(c: Context<AppContext>, bound: Bound, name: BoundName): void {
  if (!bound.isFull(Date.now())) return
  c.get('measures').refusedBy = name
  throw new AppError(
    'unavailable',
    t('More people are asking than Sprig can answer just now. Please try again in a moment.'),
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  )
}

async function inSlot(c: Context<AppContext>, bound: Bound, next: Next): Promise<void> {
  const work = next().finally(bound.begin(Date.now()))
  // The platform stops a request when its visitor leaves; then nothing would give the slot back.
  c.executionCtx.waitUntil(work)
  await work
}

/**
 * A timer for at once comes when all that was due before it is done. The clock of a Worker stands still while it computes,
 * but a timer that comes moves it on.
 */
async function measureDelay(bound: Bound): Promise<void> {
  const dueAt = Date.now()
  await new Promise((done) => setTimeout(done, 0))
  bound.adjust(dueAt, Date.now())
}
