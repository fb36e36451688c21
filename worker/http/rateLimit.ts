import { createMiddleware } from 'hono/factory'
import type { Env } from '../env.ts'
import { AppError } from '../errors.ts'
import type { AppContext } from './context.ts'

type LimitName = Extract<keyof Env, `LIMIT_${string}`>

/** Sheds load by address. Off in development unless LIMITS is 'on', so that tests and benchmarks measure the product. */
export function rateLimit(name: LimitName) {
  return createMiddleware<AppContext>(async (c, next) => {
    if (c.env.APP_ENV !== 'development' || c.env.LIMITS === 'on') {
      const key = c.req.header('cf-connecting-ip') ?? 'unknown'
      const { success } = await c.env[name].limit({ key })
      if (!success) {
        throw new AppError('too_many_requests', 'That was a lot at once. Please wait a minute.', {
          retryAfterSeconds: 60,
        })
      }
    }
    await next()
  })
}
