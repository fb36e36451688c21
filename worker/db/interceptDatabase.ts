import type { Database } from './client.ts'

/** Makes a call of the database or replaces it. `statements`: how many the call runs. */
export type Around = <T>(call: () => Promise<T>, statements: number) => Promise<T>

const RUNNING: readonly (string | symbol)[] = ['run', 'all', 'raw', 'first']

/** The same database, with every call that runs statements passed to `around`, in its sessions too. */
export function interceptDatabase(db: D1Database, around: Around): D1Database {
  const memberOf = (statement: D1PreparedStatement, name: string | symbol): unknown => {
    const member: unknown = Reflect.get(statement, name)
    if (typeof member !== 'function') return member
    const call = (...args: unknown[]) => Reflect.apply(member, statement, args)
    return RUNNING.includes(name) ? (...args: unknown[]) => around(() => call(...args), 1) : call
  }
  const intercepted = (asked: Database) => wrapDatabase(asked, memberOf, around)
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

/** The statement inside each wrapper: `batch` needs D1's own. */
const inner = new WeakMap<D1PreparedStatement, D1PreparedStatement>()

type RunBatch = <T>(
  call: () => Promise<D1Result<T>[]>,
  statements: number,
) => Promise<D1Result<T>[]>

/**
 * The same database; `memberOf` gives the members of its statements, bound or not, except `bind`. `runBatch` makes the call of a
 * batch or replaces it.
 */
export function wrapDatabase(
  db: Database,
  memberOf: (statement: D1PreparedStatement, name: string | symbol) => unknown,
  runBatch: RunBatch,
): Database {
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = new Proxy(statement, {
      get: (_, name) =>
        name === 'bind'
          ? (...values: unknown[]) => wrap(statement.bind(...values))
          : memberOf(statement, name),
    })
    inner.set(wrapped, statement)
    return wrapped
  }
  return {
    prepare: (sql) => wrap(db.prepare(sql)),
    batch: <T>(statements: D1PreparedStatement[]) =>
      runBatch(
        () => db.batch<T>(statements.map((one) => inner.get(one) ?? one)),
        statements.length,
      ),
  }
}
