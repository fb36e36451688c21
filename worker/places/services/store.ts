import type { Database } from '../../db/client.ts'
import { DAY_MS } from '../../time.ts'

export interface KeptKey {
  provider: string
  kind: string
  key: string
}

export interface Standing {
  /** JSON; null when nothing is kept that is young enough. */
  answer: string | null
  /** Milliseconds since 1970: until then nobody calls the service. */
  downUntil: number
}

/** What is kept of a question since `after` (milliseconds), and how its service does. */
export async function readStanding(
  db: Database,
  { provider, kind, key }: KeptKey,
  after: number,
): Promise<Standing> {
  const row = await db
    .prepare(
      `SELECT (SELECT answer FROM place_answers
          WHERE provider = ?1 AND kind = ?2 AND key = ?3 AND at > ?4) AS answer,
        coalesce((SELECT down_until FROM place_services WHERE provider = ?1), 0) AS downUntil`,
    )
    .bind(provider, kind, key, after)
    .first<Standing>()
  return row ?? { answer: null, downUntil: 0 }
}

export async function keepAnswer(
  db: Database,
  { provider, kind, key }: KeptKey,
  answer: unknown,
  now: number,
): Promise<void> {
  await db
    .prepare(
      `INSERT OR REPLACE INTO place_answers (provider, kind, key, answer, at)
      VALUES (?1, ?2, ?3, ?4, ?5)`,
    )
    .bind(provider, kind, key, JSON.stringify(answer), now)
    .run()
}

/** Counts one call towards the day's budget; false when it is used up. However many ask at once, no more are counted. */
export async function takeFromBudget(
  db: Database,
  provider: string,
  most: number,
  now: number,
): Promise<boolean> {
  if (most <= 0) return false
  const taken = await db
    .prepare(
      `INSERT INTO place_budgets (provider, day, used) VALUES (?1, ?2, 1)
      ON CONFLICT (provider, day) DO UPDATE SET used = used + 1 WHERE used < ?3 RETURNING used`,
    )
    .bind(provider, new Date(now).toISOString().slice(0, 10), most)
    .first<number>('used')
  return taken !== null
}

/**
 * The next time (milliseconds) at which a call may go out, `spacingMs` after the one before it, whoever makes it; null
 * when that is more than `patienceMs` away.
 */
export async function takeTurn(
  db: Database,
  provider: string,
  { spacingMs, patienceMs }: { spacingMs: number; patienceMs: number },
  now: number,
): Promise<number | null> {
  return db
    .prepare(
      `INSERT INTO place_services (provider, next_at) VALUES (?1, ?2 + ?3)
      ON CONFLICT (provider) DO UPDATE SET next_at = max(next_at, ?2) + ?3
        WHERE next_at <= ?2 + ?4
      RETURNING next_at - ?3 AS at`,
    )
    .bind(provider, now, spacingMs, patienceMs)
    .first<number>('at')
}

/** Nobody calls the service until then. */
export async function noteDown(db: Database, provider: string, until: number): Promise<void> {
  await db
    .prepare(
      `INSERT INTO place_services (provider, down_until) VALUES (?1, ?2)
      ON CONFLICT (provider) DO UPDATE SET down_until = max(down_until, excluded.down_until)`,
    )
    .bind(provider, until)
    .run()
}

const LONGEST_KEPT_MS = 30 * DAY_MS

/** For the Cron: lets go of answers that no service lets us keep, and of budgets of days gone by. */
export async function sweepPlaces(db: Database, now: number): Promise<void> {
  await db.batch([
    db.prepare('DELETE FROM place_answers WHERE at <= ?1').bind(now - LONGEST_KEPT_MS),
    db
      .prepare('DELETE FROM place_budgets WHERE day < ?1')
      .bind(new Date(now - 7 * DAY_MS).toISOString().slice(0, 10)),
  ])
}
