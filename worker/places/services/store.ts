import { and, eq, gt, lt, lte, sql } from 'drizzle-orm'
import { DAY_MS } from '../../contract/durations.ts'
import { type Database, query } from '../../db/client.ts'
import { placeAnswers, placeBudgets, placeServices } from '../../db/tables/places.ts'
import { dayOf } from '../../time.ts'

type AnswerKey = Pick<typeof placeAnswers.$inferSelect, 'provider' | 'kind' | 'key'>

interface Standing {
  /** Null when no cached answer is recent enough. */
  answer: unknown
  /** Milliseconds since 1970; the service is not called before. */
  downUntil: number
}

/** The answer cached since `after` (milliseconds), and until when the service must not be called. */
export async function readStanding(
  db: Database,
  { provider, kind, key }: AnswerKey,
  after: number,
): Promise<Standing> {
  const { answer, at } = placeAnswers
  const isAsked = and(
    eq(placeAnswers.provider, provider),
    eq(placeAnswers.kind, kind),
    eq(placeAnswers.key, key),
    gt(at, after),
  )
  const [[cached], [service]] = await query(db).batch([
    query(db).select({ answer }).from(placeAnswers).where(isAsked),
    query(db)
      .select({ downUntil: placeServices.downUntil })
      .from(placeServices)
      .where(eq(placeServices.provider, provider)),
  ])
  return { answer: cached?.answer ?? null, downUntil: service?.downUntil ?? 0 }
}

export async function cacheAnswer(
  db: Database,
  key: AnswerKey,
  answer: unknown,
  now: number,
): Promise<void> {
  const { provider, kind } = placeAnswers
  await query(db)
    .insert(placeAnswers)
    .values({ ...key, answer, at: now })
    .onConflictDoUpdate({ target: [provider, kind, placeAnswers.key], set: { answer, at: now } })
}

/** Counts one call towards the day's budget, safe for simultaneous calls; false when it is used up. */
export async function takeFromBudget(
  db: Database,
  provider: string,
  most: number,
  now: number,
): Promise<boolean> {
  if (most <= 0) return false
  const { used, day } = placeBudgets
  const taken = await query(db)
    .insert(placeBudgets)
    .values({ provider, day: dayOf(now), used: 1 })
    .onConflictDoUpdate({
      target: [placeBudgets.provider, day],
      set: { used: sql`${used} + 1` },
      setWhere: lt(used, most),
    })
    .returning({ used })
  return taken.length > 0
}

/**
 * The time (milliseconds) at which this call may go out, `spacingMs` after the previous call; null when that is more than
 * `patienceMs` away.
 */
export async function takeTurn(
  db: Database,
  provider: string,
  { spacingMs, patienceMs }: { spacingMs: number; patienceMs: number },
  now: number,
): Promise<number | null> {
  const { nextAt } = placeServices
  const [taken] = await query(db)
    .insert(placeServices)
    .values({ provider, nextAt: now + spacingMs })
    .onConflictDoUpdate({
      target: placeServices.provider,
      set: { nextAt: sql`max(${nextAt}, ${now}) + ${spacingMs}` },
      setWhere: lte(nextAt, now + patienceMs),
    })
    .returning({ nextAt })
  return taken === undefined ? null : taken.nextAt - spacingMs
}

/** Records that the service must not be called before `until`. */
export async function openCircuit(db: Database, provider: string, until: number): Promise<void> {
  const { downUntil } = placeServices
  await query(db)
    .insert(placeServices)
    .values({ provider, downUntil: until })
    .onConflictDoUpdate({
      target: placeServices.provider,
      set: { downUntil: sql`max(${downUntil}, ${until})` },
    })
}

const LONGEST_KEPT_MS = 30 * DAY_MS

/** For the Cron: deletes answers older than any service allows, and budgets of past days. */
export async function sweepPlaces(db: Database, now: number): Promise<void> {
  await query(db).batch([
    query(db)
      .delete(placeAnswers)
      .where(lte(placeAnswers.at, now - LONGEST_KEPT_MS)),
    query(db)
      .delete(placeBudgets)
      .where(lt(placeBudgets.day, dayOf(now - 7 * DAY_MS))),
  ])
}
