import type { Database } from './client.ts'

/**
 * The same database with sums of the rows that D1 reports as read and written, and its size after the last statement. D1
 * reports nothing for `raw`, so `all` answers it, as in Drizzle's batches: the columns of a statement need unique names.
 */
export function countReads(db: Database): {
  db: Database
  reads: { rows: number; written: number; databaseBytes: number }
} {
  const reads = { rows: 0, written: 0, databaseBytes: 0 }
  /** The statement inside each wrapper: `batch` needs D1's own. */
  const inner = new WeakMap<D1PreparedStatement, D1PreparedStatement>()
  const add = <T>(answer: D1Result<T>): D1Result<T> => {
    reads.rows += answer.meta.rows_read
    reads.written += answer.meta.rows_written
    reads.databaseBytes = answer.meta.size_after
    return answer
  }
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const all = async () => add(await statement.all<Record<string, unknown>>())
    const counted = new Proxy(statement, {
      get(_, name) {
        if (name === 'bind') return (...values: unknown[]) => wrap(statement.bind(...values))
        return name === 'raw' ? async () => (await all()).results.map(Object.values) : all
      },
    })
    inner.set(counted, statement)
    return counted
  }
  return {
    reads,
    db: {
      prepare: (sql) => wrap(db.prepare(sql)),
      batch: async (statements) => {
        const answers = await db.batch<never>(statements.map((one) => inner.get(one) ?? one))
        return answers.map(add)
      },
    },
  }
}
