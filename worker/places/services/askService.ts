import type { z } from 'zod'
import type { Env } from '../../env.ts'
import { sha256 } from '../../safety/digest.ts'
import type { RequestContext } from '../../safety/requestContext.ts'
import type { Outside } from './askJson.ts'
import { callsADay, chooseService, type ServiceEnv } from './chooseService.ts'
import { type PlaceService, type Question, ServiceFailure } from './service.ts'
import { cacheAnswer, openCircuit, readStanding, takeFromBudget, takeTurn } from './store.ts'

export type PlacesEnv = Pick<Env, 'DB'> & ServiceEnv

/** The longest wait for a turn. */
const TURN_PATIENCE_MS = 2000

interface Ask<T> {
  question: Question
  /** The cache key of the question. */
  key: string
  /** The schema of a cached answer. */
  schema: z.ZodType<T>
  /** Whether the service may know an answer; missing means yes. */
  isFor?: (service: PlaceService) => boolean
  call: (service: PlaceService) => Promise<T>
}

/** `isDown`: there is a service, but it could not answer. */
type Asked<T> = { value: T; isDown: false } | { value: null; isDown: boolean }

/**
 * Asks the service of the settings, unless the answer is cached, the service failed recently, the calls of the day are used up
 * or too many wait. It does not throw failures of the service.
 */
export async function askService<T>(
  env: PlacesEnv,
  ask: Ask<T>,
  context: Pick<RequestContext, 'now' | 'waitUntil'>,
  outside: Outside,
): Promise<Asked<T>> {
  const service = chooseService(env, outside)
  if (service === null || ask.isFor?.(service) === false) return { value: null, isDown: false }
  const { now, waitUntil } = context
  const cacheMs = service.cacheMs[ask.question]
  const key = { provider: service.name, kind: ask.question, key: sha256(ask.key) }
  const standing = await readStanding(env.DB, key, now - cacheMs)
  const cached = cacheMs === 0 ? null : readCached(ask.schema, standing.answer)
  if (cached !== null) return { value: cached.value, isDown: false }
  if (standing.downUntil > now || !(await mayCall(env, service, now, outside))) return DOWN
  try {
    const value = await ask.call(service)
    // "Not known" is not cached, since the service may learn it.
    const isEmpty = value === null || (Array.isArray(value) && value.length === 0)
    if (cacheMs > 0 && !isEmpty) waitUntil(cacheAnswer(env.DB, key, value, now))
    return { value, isDown: false }
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error
    report(service, error.reason)
    await openCircuit(env.DB, service.name, now + error.pauseMs)
    return DOWN
  }
}

const DOWN = { value: null, isDown: true } as const

/** Waits for a turn when the service requires time between calls, and counts the call before it is made. */
async function mayCall(
  env: PlacesEnv,
  service: PlaceService,
  now: number,
  outside: Outside,
): Promise<boolean> {
  const { name, spacingMs } = service
  if (spacingMs > 0) {
    const turn = { spacingMs, patienceMs: TURN_PATIENCE_MS }
    const at = await takeTurn(env.DB, name, turn, now)
    if (at === null) return false
    if (at > now) await outside.wait(at - now)
  }
  const isWithin = await takeFromBudget(env.DB, name, callsADay(env), now)
  if (!isWithin) report(service, 'budget')
  return isWithin
}

function readCached<T>(schema: z.ZodType<T>, answer: unknown): { value: T } | null {
  if (answer === null) return null
  const read = schema.safeParse(answer)
  return read.success ? { value: read.data } : null
}

function report({ name }: PlaceService, reason: string): void {
  console.warn(JSON.stringify({ event: 'place_service', service: name, reason }))
}
