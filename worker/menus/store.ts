import { and, eq, gt, lte } from 'drizzle-orm'
import { type Database, query, runBatch, type Statement } from '../db/client.ts'
import { menuReadings } from '../db/tables/menus.ts'
import type { Reading } from './readWebsite.ts'

/** D1 takes at most 2 MB in one row; a text of that size is no menu. */
const MAX_CHARACTERS = 300_000

/** The reading of a website since `from` (milliseconds); null without one. */
export async function findReading(
  db: Database,
  website: string,
  from: number,
): Promise<{ reading: Reading; readAt: number } | null> {
  const row = await query(db)
    .select({
      source: menuReadings.source,
      menu: menuReadings.menu,
      readAt: menuReadings.readAt,
    })
    .from(menuReadings)
    .where(and(eq(menuReadings.website, website), gt(menuReadings.readAt, from)))
    .get()
  if (row === undefined) return null
  const menu: Omit<Reading, 'source'> = JSON.parse(row.menu)
  return { reading: { ...menu, source: row.source }, readAt: row.readAt }
}

/** Stores a reading in place of an older one, and deletes all readings as old as `before`. */
export async function keepReading(
  db: Database,
  website: string,
  { source, ...menu }: Reading,
  { now, before }: { now: number; before: number },
): Promise<void> {
  const json = JSON.stringify(menu)
  const read = { readAt: now, source, menu: json }
  const statements: Statement[] = [
    query(db).delete(menuReadings).where(lte(menuReadings.readAt, before)),
  ]
  if (json.length <= MAX_CHARACTERS) {
    statements.push(
      query(db)
        .insert(menuReadings)
        .values({ website, ...read })
        .onConflictDoUpdate({ target: menuReadings.website, set: read }),
    )
  }
  await runBatch(db, statements)
}
