import type { Database } from './client.ts'

interface Statement {
  sql: string
  values: readonly unknown[]
}

/** A program's call of the database: one transaction, or one method of a statement. */
interface Call {
  method: 'batch' | 'first' | 'run' | 'all' | 'raw'
  statements: readonly Statement[]
  options: readonly unknown[]
}

/**
 * Runs a call of `databaseBehind` in a Worker that has the database. The call must bring KEY, since other programs and pages
 * on the machine reach the port too. The Worker is made from this function's text, so it may use nothing outside itself.
 */
export async function answerCall(
  request: Request,
  { DB, KEY }: { DB: D1Database; KEY: string },
): Promise<Response> {
  if (request.headers.get('authorization') !== KEY) return new Response(null, { status: 401 })
  const { method, statements, options } = await request.json<Call>()
  try {
    const bound = statements.map(({ sql, values }) => DB.prepare(sql).bind(...values))
    const asked: object = method === 'batch' ? DB : (bound[0] ?? DB)
    const given = method === 'batch' ? [bound] : options
    return Response.json(await Reflect.apply(Reflect.get(asked, method), asked, given))
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error))
    const reason = cause instanceof Error ? cause.message : ''
    return Response.json({ message, reason }, { status: 500 })
  }
}

/**
 * A database whose calls go through `send`, one for each statement or batch. With Miniflare's own proxy every `prepare` and
 * `bind` is a call too, which blocks the program.
 */
export function databaseBehind(send: (body: string) => Promise<Response>): Database {
  async function call(
    method: Call['method'],
    statements: readonly D1PreparedStatement[],
    options: readonly unknown[] = [],
  ): Promise<never> {
    // JSON drops the functions of a statement and keeps its text and values.
    const answer = await send(JSON.stringify({ method, statements, options }))
    if (answer.ok) return await answer.json<never>()
    throw failureOf(await answer.text())
  }
  function prepare(sql: string, values: readonly unknown[] = []): D1PreparedStatement {
    if (!values.every(isPlain))
      throw new TypeError(`A value is missing or has no type of D1: ${sql}`)
    const statement: D1PreparedStatement & Statement = {
      sql,
      values,
      bind: (...bound: unknown[]) => prepare(sql, bound),
      first: (...options: unknown[]) => call('first', [statement], options),
      run: () => call('run', [statement]),
      all: () => call('all', [statement]),
      raw: (...options: unknown[]) => call('raw', [statement], options),
    }
    return statement
  }
  return { prepare, batch: (statements) => call('batch', statements) }
}

/** The failure that `answerCall` reports, or the plain text when it comes from the runtime. */
function failureOf(text: string): Error {
  try {
    const { message, reason } = JSON.parse(text) as { message: string; reason: string }
    return new Error(message, { cause: new Error(reason) })
  } catch {
    return new Error(`The database did not answer: ${text}`)
  }
}

/** JSON would silently turn any other value into something else. */
function isPlain(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}
