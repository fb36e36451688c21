import type { Context, Next } from 'hono'
import { createMiddleware } from 'hono/factory'
import { t } from '../../../languages/t.ts'
import type { Env } from '../../env.ts'
import { AppError } from '../../errors.ts'
import { hasVolumeLimits } from '../../safety/limits.ts'
import type { BoundName } from '../../timing/measures.ts'
import type { AppContext } from '../context.ts'
import { Bound, type BoundRange } from './bound.ts'

/**
 * How much work one isolate does at once. It has one thread, so anything beyond this only makes the rest wait. `max` suits a
 * thread that mainly waits for the database; a thread that is busy computing goes down to `min`. `waiting` is how many
 * requests of a burst may wait for a slot.
 */
export const AT_ONCE = {
  REQUESTS_AT_ONCE: { max: 32, min: 1, waiting: 32 },
  PASSWORDS_AT_ONCE: { max: 4 },
} as const satisfies Record<BoundName, BoundRange>

const RETRY_AFTER_SECONDS = 5
/** Never refused, as they are cheap: monitors must see that we are up, and crawlers leave a site without robots.txt. */
const ALWAYS: readonly string[] = ['/api/health', '/robots.txt', '/manifest.webmanifest']
/**
 * These calls take no slot, because they mostly wait, for other services or on purpose. Nor does any call with a body: a few slow
 * senders would fill all slots. Both have limits of their own.
 */
const WAITS =
  /^\/api\/(?:restaurant_builder|users)\/|^\/api\/restaurants\/(?:suggestions|website\/)/

/** Whether a request may be refused. */
export function isBounded(env: Env, path: string): boolean {
  return hasVolumeLimits(env) && !ALWAYS.includes(path)
}

/** Lets a request wait a little, or refuses it, while the isolate has as many as it can handle. */
export function boundRequests(bound: Bound) {
  return createMiddleware<AppContext>(async (c, next) => {
    if (!isBounded(c.env, c.req.path)) return next()
    refuseWhenFull(c, bound, 'REQUESTS_AT_ONCE')
    const takesSlot = ['GET', 'HEAD'].includes(c.req.method) && !WAITS.test(c.req.path)
    c.set('pause', async () => {
      if (bound.isOverload) await new Promise((done) => setTimeout(done, 0))
    })
    return takesSlot ? inSlot(c, bound, 'REQUESTS_AT_ONCE', next) : next()
  })
}

/** Refuses a call that hashes a password while the isolate hashes as many as it can. Use it after the body has arrived. */
export function boundPasswords() {
  const bound = new Bound(AT_ONCE.PASSWORDS_AT_ONCE)
  return createMiddleware<AppContext>((c, next) => {
    if (!hasVolumeLimits(c.env)) return next()
    refuseWhenFull(c, bound, 'PASSWORDS_AT_ONCE')
    return inSlot(c, bound, 'PASSWORDS_AT_ONCE', next)
  })
}

function refuseWhenFull(c: Context<AppContext>, bound: Bound, name: BoundName): void {
  if (bound.refuses(Date.now())) throw refusal(c, name)
}

function refusal(c: Context<AppContext>, name: BoundName): AppError {
  c.get('measures').refusedBy = name
  return new AppError(
    'unavailable',
    t('More people are asking than Sprig can answer just now. Please try again in a moment.'),
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  )
}

async function inSlot(
  c: Context<AppContext>,
  bound: Bound,
  name: BoundName,
  next: Next,
): Promise<void> {
  const slot = bound.begin(Date.now())
  // The platform stops a request when its visitor leaves; without this its slot would stay taken.
  c.executionCtx.waitUntil(slot)
  const end = await slot
  if (end === null) throw refusal(c, name)
  const work = next()
  c.executionCtx.waitUntil(work.finally(() => catchUp(bound)).finally(end))
  await work
}

/**
 * Waits until the thread has done what was due when a work ended, and tells the bound how long that took. So the refusals that
 * waited for the work are sent before the next begins. A timer of 0 ms fires after all that was due before it; a Worker's clock
 * stands still while it computes but advances when a timer fires.
 */
async function catchUp(bound: Bound): Promise<void> {
  const dueAt = Date.now()
  await new Promise((done) => setTimeout(done, 0))
  bound.adjust(dueAt, Date.now())
}
