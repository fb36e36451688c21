import { and, count, desc, eq, getTableName, gt, like, max, min, sql } from 'drizzle-orm'
import { DAY_MS } from '../contract/durations.ts'
import { type Database, query } from '../db/client.ts'
import { COPIED, tablesOf } from '../db/copied.ts'
import { audit, counters } from '../db/tables/accounts.ts'
import { outbox } from '../db/tables/mail.ts'
import { placeBudgets, placeServices } from '../db/tables/places.ts'
import { dayOf } from '../time.ts'

const MAX_LISTED = 20

/** Reads the outbox, the place services, the counters and the refusals in one batch, from one state of the database. */
export async function readWork(db: Database, now: number) {
  const mails = count().as('mails')
  const kind = sql<string>`substr(${counters.key}, 1, instr(${counters.key}, ':') - 1)`
  const keys = count().as('keys')
  const times = count().as('times')
  const [[waiting], failed, budgets, services, counted, refused] = await query(db).batch([
    query(db)
      .select({ mails: count(), since: min(outbox.createdAt) })
      .from(outbox)
      // Literals, since SQLite does not use the partial indexes with parameters.
      .where(sql`state IN ('waiting', 'claimed')`),
    query(db)
      .select({ reason: sql<string>`coalesce(${outbox.reason}, '')`.as('reason'), mails })
      .from(outbox)
      .where(sql`state = 'failed' AND recipient <> '' AND created_at > ${now - 30 * DAY_MS}`)
      .groupBy(outbox.reason)
      .orderBy(desc(mails))
      .limit(MAX_LISTED),
    query(db)
      .select({ name: placeBudgets.provider, callsToday: placeBudgets.used })
      .from(placeBudgets)
      .where(eq(placeBudgets.day, dayOf(now))),
    query(db)
      .select({ name: placeServices.provider, pausedUntil: placeServices.downUntil })
      .from(placeServices),
    query(db)
      .select({ kind: kind.as('kind'), keys, highest: max(counters.count).as('highest') })
      .from(counters)
      .where(and(gt(counters.endsAt, now), like(counters.key, '%:%')))
      .groupBy(kind)
      .orderBy(desc(keys))
      .limit(MAX_LISTED),
    query(db)
      .select({ call: sql<string>`coalesce(${audit.subject}, '')`.as('call'), times })
      .from(audit)
      .where(and(gt(audit.at, now - DAY_MS), eq(audit.action, 'denied')))
      .groupBy(audit.subject)
      .orderBy(desc(times))
      .limit(MAX_LISTED),
  ])
  return { waiting, failed, budgets, services, counted, refused }
}

/**
 * The size of the database, and the number of rows of the tables that cannot be rebuilt. Counting reads whole tables, so it
 * counts one after the other and lets other statements run between them.
 */
export async function readSizes(db: Database) {
  const counted: { name: string; rows: number }[] = []
  for (const table of COPIED.flatMap(tablesOf)) {
    const [found] = await query(db).select({ rows: count() }).from(table)
    counted.push({ name: getTableName(table), rows: found?.rows ?? 0 })
  }
  const { meta } = await query(db).run(sql`SELECT 1`)
  return { databaseBytes: meta.size_after, tables: counted }
}
