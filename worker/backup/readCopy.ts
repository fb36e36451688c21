import type { Database } from '../db/client.ts'
import { COPIED, type CopiedGroup } from '../db/copied.ts'
import { readGroup } from './store.ts'

/** The version of the format, so that a later one is not misread. */
export const FORMAT = 1
/** Few enough for a Worker's memory, with all menus and histories; a million restaurants take 5,000 batches. */
const OWNERS_PER_STEP = 200

/**
 * The lines of a copy, each JSON: first `{"format"}`; then for groups of rows `{"table", "columns"}` and a list of values for
 * each row; last `{"rows"}`, the number of rows of each table. A file without the last line is incomplete.
 */
export async function* readCopy(db: Database, at: number): AsyncGenerator<string> {
  const counted: Record<string, number> = {}
  yield line({ format: FORMAT, at: new Date(at).toISOString() })
  for (const group of COPIED) yield* readRows(db, group, counted)
  yield line({ rows: counted })
}

async function* readRows(
  db: Database,
  group: CopiedGroup,
  counted: Record<string, number>,
): AsyncGenerator<string> {
  for (let after: unknown = null; ; ) {
    const tables = await readGroup(db, group, after, OWNERS_PER_STEP)
    for (const { table, rows } of tables) {
      counted[table] = (counted[table] ?? 0) + rows.length
      const [first] = rows
      if (first === undefined) continue
      const heading = line({ table, columns: Object.keys(first) })
      yield heading + rows.map((row) => line(Object.values(row))).join('')
    }
    const last = tables[0]?.rows.at(-1)
    if (last === undefined) return
    after = last[group.order.name]
  }
}

const line = (value: unknown): string => `${JSON.stringify(value)}\n`
