import type { Database } from '../../../db/client.ts'
import type { Changes } from '../../listing.ts'

const MAX_ENTRIES = 100
/** Characters of a menu that are told; of a longer one at least one more is read. */
export const MAX_MENU_SHOWN = 2000

export interface HistoryRow {
  version: number
  at: number
  by: string
  changes: Changes
}

const cut = (path: string) => `substr(changes ->> '${path}', 1, ${MAX_MENU_SHOWN + 1})`
/** SQL: the changes without the length of their menus, of which a hundred entries may hold six megabytes. */
const CHANGES = `CASE WHEN changes -> '$.menu' IS NULL THEN changes
  ELSE json_set(changes, '$.menu', json_array(${cut('$.menu[0]')}, ${cut('$.menu[1]')})) END`

/** What happened to a listing, the newest 100, newest first. */
export async function readHistory(db: Database, id: string): Promise<HistoryRow[]> {
  const { results } = await db
    .prepare(
      `SELECT version, at, by, ${CHANGES} AS changes FROM restaurant_history
      WHERE restaurant_id = ?1 ORDER BY version DESC LIMIT ${MAX_ENTRIES}`,
    )
    .bind(id)
    .all<Omit<HistoryRow, 'changes'> & { changes: string }>()
  return results.map((row) => ({ ...row, changes: JSON.parse(row.changes) }))
}

/**
 * Each field that changed between two versions of a listing, with its value at the first of them. However many versions lie
 * between, a value of each field is read.
 */
export async function readValuesAt(
  db: Database,
  id: string,
  { version, until }: { version: number; until: number },
): Promise<Map<string, unknown>> {
  const { results } = await db
    .prepare(
      `WITH firsts AS (
        SELECT c.key AS field, min(h.version) AS version
        FROM restaurant_history h, json_each(h.changes) c
        WHERE h.restaurant_id = ?1 AND h.version > ?2 AND h.version <= ?3 GROUP BY 1)
      SELECT f.field, h.changes -> ('$."' || f.field || '"[0]') AS value
      FROM firsts f
      CROSS JOIN restaurant_history h ON h.restaurant_id = ?1 AND h.version = f.version`,
    )
    .bind(id, version, until)
    .all<{ field: string; value: string }>()
  return new Map(results.map(({ field, value }) => [field, JSON.parse(value)]))
}

/** Who said when that all of a listing is right, the newest 100, newest first. */
export async function readConfirmations(
  db: Database,
  id: string,
): Promise<Omit<HistoryRow, 'changes'>[]> {
  const { results } = await db
    .prepare(
      `SELECT version, at, by FROM restaurant_confirmations
      WHERE restaurant_id = ?1 ORDER BY at DESC LIMIT ${MAX_ENTRIES}`,
    )
    .bind(id)
    .all<Omit<HistoryRow, 'changes'>>()
  return results
}

/** Addresses by user id; ids of nobody are left out. */
export async function findEmails(
  db: D1Database,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { results } = await db
    .prepare('SELECT u.id, u.email FROM json_each(?1) j CROSS JOIN users u ON u.id = j.value')
    .bind(JSON.stringify([...new Set(ids)]))
    .all<{ id: string; email: string }>()
  return new Map(results.map(({ id, email }) => [id, email]))
}
