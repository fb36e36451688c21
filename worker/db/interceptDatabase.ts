import type { Database } from './client.ts'

/** Makes a call of the database or replaces it. `statements`: how many the call runs. */
export type Around = <T>(call: () => Promise<T>, statements: number) => Promise<T>

const RUNNING: readonly (string | symbol)[] = ['run', 'all', 'raw', 'first']

/** The same database, with every call that runs statements passed to `around`, in its sessions too. */
export function interceptDatabase(db: D1Database, around: Around): D1Database {
  /** The statement inside each wrapper: `batch` needs D1's own. */
  const inner = new WeakMap<D1PreparedStatement, D1PreparedStatement>()
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = new Proxy(statement, {
      get: (_, name) => {
        if (name === 'bind') return (...values: unknown[]) => wrap(statement.bind(...values))
        const member: unknown = Reflect.get(statement, name)
        if (typeof member !== 'function') return member
        const call = (...args: unknown[]) => Reflect.apply(member, statement, args)
        return RUNNING.includes(name)
          ? (...args: unknown[]) => around(() => call(...args), 1)
          : call
      },
    })
    inner.set(wrapped, statement)
    return wrapped
  }
  const intercepted = (asked: Database): Database => ({
    prepare: (sql) => wrap(asked.prepare(sql)),
    batch: (statements) =>
      around(() => asked.batch(statements.map((one) => inner.get(one) ?? one)), statements.length),
  })
  return {
    ...intercepted(db),
    withSession: (constraint) => {
      const session = db.withSession(constraint)
      return { ...intercepted(session), getBookmark: () => session.getBookmark() }
    },
    exec: (sql) => db.exec(sql),
    dump: () => db.dump(),
  }
}
