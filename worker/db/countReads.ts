import type { Database } from './client.ts'

/**
 * The same database, with the sums of the rows that D1 says it read and wrote, and its size after the last. D1 does not say it for `raw`, so `raw` is
 * answered from `all`, as Drizzle does in a batch: the columns of a statement need unique names.
 */
export function countReads(db: Database): {
  db: Database
  reads: { rows: number; written: number; databaseBytes: number }
} {
  const reads = { rows: 0, written: 0, databaseBytes: 0 }
  /** The statement below each wrapper: `batch` needs D1's own. */
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
