import type { Database } from '../../worker/db/client.ts'

/** The same database, with a sum of the rows that D1 says it read. */
export function countReads(db: Database): { db: Database; reads: { rows: number } } {
  const reads = { rows: 0 }
  const inner = new WeakMap<D1PreparedStatement, D1PreparedStatement>()
  const add = <T>(answer: D1Result<T>): D1Result<T> => {
    reads.rows += answer.meta.rows_read
    return answer
  }
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const counted = new Proxy(statement, {
      get(target, name) {
        if (name === 'bind') return (...values: unknown[]) => wrap(target.bind(...values))
        if (name === 'all') return async () => add(await target.all())
        // An answer of `raw` does not say what it cost.
        if (name === 'raw') return async () => [add(await target.all()), await target.raw()][1]
        if (name === 'first') return async () => add(await target.all()).results[0] ?? null
        return Reflect.get(target, name)
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
