import { env } from 'cloudflare:workers'
import { type Around, interceptDatabase } from '../db/interceptDatabase.ts'
import type { Env } from '../env.ts'

/** `fails`: the call does nothing. `losesAnswer`: the call succeeds, but its answer is lost. */
export const FAULTS = ['fails', 'losesAnswer'] as const

/** The errors that the platform throws. */
const ERRORS = {
  DB: 'D1_ERROR: Network connection lost.',
  SESSIONS: 'KV PUT failed: 503 Service Unavailable',
  MAIL_QUEUE: 'Queue sendBatch failed: Service Unavailable',
}
export type Breakable = keyof typeof ERRORS
export const BREAKABLE = Object.keys(ERRORS) as Breakable[]

const SLOW_MS = 50

interface OneFault {
  binding: Breakable
  /** Which call of the binding, counted from 1. */
  at: number
  fault: (typeof FAULTS)[number]
}

/** Bindings of which one fails once, or all are slow; with null their calls are only counted. */
export function breakBindings(plan: OneFault | 'allSlow' | null): {
  settings: Partial<Env>
  calls: Record<Breakable, number>
} {
  const calls: Record<Breakable, number> = { DB: 0, SESSIONS: 0, MAIL_QUEUE: 0 }
  const around =
    (binding: Breakable): Around =>
    async (run) => {
      calls[binding] += 1
      if (plan === 'allSlow') await new Promise((done) => setTimeout(done, SLOW_MS))
      const isHere = plan !== 'allSlow' && plan?.binding === binding && plan.at === calls[binding]
      if (!isHere) return await run()
      if (plan.fault === 'losesAnswer') await run()
      throw new Error(ERRORS[binding])
    }
  const settings = {
    DB: interceptDatabase(env.DB, around('DB')),
    SESSIONS: intercept(env.SESSIONS, ['get', 'put', 'delete'], around('SESSIONS')),
    MAIL_QUEUE: intercept(env.MAIL_QUEUE, ['send', 'sendBatch'], around('MAIL_QUEUE')),
  }
  return { settings, calls }
}

/** The same object, with calls of some methods passed to `around`. */
function intercept<T extends object>(target: T, names: readonly string[], around: Around): T {
  return new Proxy(target, {
    get(_, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      const call = (...args: unknown[]) => Reflect.apply(value, target, args)
      const isCounted = typeof name === 'string' && names.includes(name)
      return isCounted ? (...args: unknown[]) => around(() => call(...args), 1) : call
    },
  })
}
