import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { type Database, query } from '../../worker/db/client.ts'
import { isBehind, primaryKeyOf } from '../../worker/db/primaryKey.ts'

/** Rows in one parameter, which D1 limits to 2 MB, with a menu of 32 KiB in each. */
const ROWS_PER_STEP = 50

/** Copies a table from one database into the empty table of another. */
export async function copyTable(from: Database, to: Database, table: SQLiteTable): Promise<void> {
  const columns = Object.entries(getTableColumns(table))
  const said = columns.map(([name, column], at) => [
    name,
    sql`${sql.raw(`j.value ->> ${at}`)}`.as(column.name),
  ])
  const nameOf = new Map(columns.map(([name, column]) => [column.name, name]))
  for (let behind: SQL | undefined; ; ) {
    const rows = await query(from)
      .select()
      .from(table)
      .where(behind)
      .orderBy(...primaryKeyOf(table))
      .limit(ROWS_PER_STEP)
    const last = rows.at(-1)
    if (last === undefined) return
    const values = rows.map((row) =>
      columns.map(([name, column]) => {
        const value = row[name]
        return value === null ? null : column.mapToDriverValue(value)
      }),
    )
    await query(to)
      .insert(table)
      .select(
        query(to)
          .select(Object.fromEntries(said))
          .from(sql`json_each(${JSON.stringify(values)}) j`),
      )
    behind = isBehind(table, (column) => last[nameOf.get(column.name) ?? ''])
  }
}
