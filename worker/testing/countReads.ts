import type { Database } from '../db/client.ts'
import { wrapDatabase } from '../db/interceptDatabase.ts'

/**
 * The same database with sums of the rows that D1 reports as read and written, and its size after the last statement. D1
 * reports nothing for `raw`, so `all` answers it, as in Drizzle's batches: the columns of a statement need unique names.
 */
export function countReads(db: Database): {
  db: Database
  reads: { rows: number; written: number; databaseBytes: number }
} {
  const reads = { rows: 0, written: 0, databaseBytes: 0 }
  const add = <T>(answer: D1Result<T>): D1Result<T> => {
    reads.rows += answer.meta.rows_read
    reads.written += answer.meta.rows_written
    reads.databaseBytes = answer.meta.size_after
    return answer
  }
  const counted = wrapDatabase(
    db,
    (statement, name) => {
      const all = async () => add(await statement.all<Record<string, unknown>>())
      return name === 'raw' ? async () => (await all()).results.map(Object.values) : all
    },
    async (call) => (await call()).map(add),
  )
  return { reads, db: counted }
}
