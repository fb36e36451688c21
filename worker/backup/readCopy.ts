import type { Database } from '../db/client.ts'
import { COPIED, type CopiedGroup } from '../db/copied.ts'
import { readGroup } from './store.ts'

/** The kind of file, so that a later kind is not misread. */
export const FORMAT = 1
/** Small enough for the memory of a Worker, with menus and histories of all; a million restaurants are 5,000 batches. */
const OWNERS_A_STEP = 200

/**
 * The lines of a copy, as JSON each: first `{"format"}`, then for some rows of a table `{"table", "columns"}` and a list of
 * values for each row, and last `{"rows"}`, how many there are of each table. A file without that last line is cut.
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
    const tables = await readGroup(db, group, after, OWNERS_A_STEP)
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
