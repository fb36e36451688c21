import type { Database } from '../worker/db/client.ts'
import { packageVersions } from './gazetteer/packages.ts'
import { buildRows, type GazetteerRow } from './gazetteer/rows.ts'

/** To be raised when the rows are built in another way from the same packages. */
const BUILD = 4
/** One bound text of D1 holds 2 MB at most; a row takes some 120 bytes. */
const ROWS_PER_STATEMENT = 8000

interface LoadedSet {
  version: string
  firstId: number
  lastId: number
}

/**
 * Fills the table `gazetteer`, unless it already holds the set that the installed packages give. A newer set replaces
 * the older one without a moment in which neither answers, and a load that was cut off is begun again.
 * Returns the number of rows loaded: 0 when there was nothing to do.
 */
export async function loadGazetteer(db: Database): Promise<number> {
  const version = `${BUILD} ${packageVersions()}`
  const old = await db
    .prepare('SELECT version, first_id AS firstId, last_id AS lastId FROM gazetteer_set')
    .first<LoadedSet>()
  if (old?.version === version) return 0

  const rows = buildRows()
  const firstId = (old?.lastId ?? 0) + 1
  const lastId = firstId + rows.length - 1
  await db
    .prepare('DELETE FROM gazetteer WHERE id < ? OR id > ?')
    .bind(old?.firstId ?? 1, old?.lastId ?? 0)
    .run()
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT)
    await insert(db, firstId + from, rows.slice(from, from + ROWS_PER_STATEMENT))
  await db.batch([
    db.prepare('DELETE FROM gazetteer WHERE id < ?').bind(firstId),
    db
      .prepare(
        'INSERT OR REPLACE INTO gazetteer_set (one, version, first_id, last_id) VALUES (1, ?, ?, ?)',
      )
      .bind(version, firstId, lastId),
  ])
  return rows.length
}

async function insert(db: Database, firstId: number, rows: readonly GazetteerRow[]): Promise<void> {
  const values = rows.map((row, index) => [
    firstId + index,
    row.kind,
    row.key,
    row.name,
    row.zip,
    row.region,
    row.regionKey,
    row.country,
    row.lat,
    row.lng,
    row.population,
  ])
  await db
    .prepare(
      `INSERT INTO gazetteer
         (id, kind, key, name, zip, region, region_key, country, lat, lng, population)
       SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5,
         value ->> 6, value ->> 7, value ->> 8, value ->> 9, value ->> 10
       FROM json_each(?)`,
    )
    .bind(JSON.stringify(values))
    .run()
}
