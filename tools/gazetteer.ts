import { gt, lt, or } from 'drizzle-orm'
import { type Database, query } from '../worker/db/client.ts'
import type { GazetteerRow } from '../worker/db/gazetteerRow.ts'
import { rowsOf } from '../worker/db/statements/rowsOf.ts'
import { gazetteer, gazetteerSet } from '../worker/db/tables/gazetteer.ts'
import { packageVersions } from './gazetteer/packages.ts'
import { buildRows } from './gazetteer/rows.ts'

/** To be raised when the same packages give other rows. */
const BUILD = 8
/** Rows in one parameter, which D1 limits to 2 MB; a row takes some 230 bytes. */
const ROWS_PER_STATEMENT = 5000

interface GazetteerSet {
  version: string
  build(): GazetteerRow[]
}
/** The rows of the installed packages. */
export const INSTALLED: GazetteerSet = {
  version: `${BUILD} ${packageVersions()}`,
  build: buildRows,
}

/**
 * Fills the table `gazetteer`, unless it already holds the set. A newer set replaces the older one
 * without a gap, and an interrupted load is repeated. Returns the number of rows loaded: 0 when the set was there.
 */
export async function loadGazetteer(db: Database, { version, build } = INSTALLED): Promise<number> {
  const old = await query(db).select().from(gazetteerSet).get()
  if (old?.version === version) return 0

  const rows = build()
  const firstId = (old?.lastId ?? 0) + 1
  const lastId = firstId + rows.length - 1
  const isOutside = or(lt(gazetteer.id, old?.firstId ?? 1), gt(gazetteer.id, old?.lastId ?? 0))
  await query(db).delete(gazetteer).where(isOutside)
  const numbered = rows.map((row, i) => ({ id: firstId + i, ...row }))
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    const part = numbered.slice(from, from + ROWS_PER_STATEMENT)
    await query(db)
      .insert(gazetteer)
      .select(rowsOf(db, gazetteer, part))
  }
  const loaded = { one: 1, version, firstId, lastId }
  await query(db).batch([
    query(db).delete(gazetteer).where(lt(gazetteer.id, firstId)),
    query(db)
      .insert(gazetteerSet)
      .values(loaded)
      .onConflictDoUpdate({ target: gazetteerSet.one, set: loaded }),
  ])
  return rows.length
}
