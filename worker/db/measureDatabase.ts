import { timedMember } from '../timing/measureStore.ts'
import { type Spent, timed } from '../timing/measures.ts'
import type { Database } from './client.ts'

/** The same database, of which every statement is counted and timed, in its sessions too. */
export function measureDatabase(db: D1Database, spent: Spent): D1Database {
  /** The statement below each wrapper: `batch` needs D1's own. */
  const inner = new WeakMap<D1PreparedStatement, D1PreparedStatement>()
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = new Proxy(statement, {
      get: (_, name) =>
        name === 'bind'
          ? (...values: unknown[]) => wrap(statement.bind(...values))
          : timedMember(statement, name, spent),
    })
    inner.set(wrapped, statement)
    return wrapped
  }
  const measured = (asked: Database): Database => ({
    prepare: (sql) => wrap(asked.prepare(sql)),
    batch: (statements) =>
      timed(
        spent,
        () => asked.batch(statements.map((one) => inner.get(one) ?? one)),
        statements.length,
      ),
  })
  return {
    ...measured(db),
    withSession: (constraint) => {
      const session = db.withSession(constraint)
      return { ...measured(session), getBookmark: () => session.getBookmark() }
    },
    exec: (sql) => db.exec(sql),
    dump: () => db.dump(),
  }
}
