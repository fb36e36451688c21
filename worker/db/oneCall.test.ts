import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { isBrokenConstraint } from './client.ts'
import { answerCall, databaseBehind } from './oneCall.ts'

let calls = 0
const send = (body: string, headers: Record<string, string>) => {
  const request = new Request('https://sprig.example', { method: 'POST', headers, body })
  return answerCall(request, { DB: env.DB, KEY: 'key' })
}
const db = databaseBehind((body) => {
  calls += 1
  return send(body, { authorization: 'key' })
})
const insert = (on: Pick<D1Database, 'prepare'>, n: number) =>
  on.prepare('INSERT INTO kept (n, text) VALUES (?1, ?2)').bind(n, `it is ${n}`)

beforeAll(async () => {
  await env.DB.prepare('CREATE TABLE kept (n INTEGER PRIMARY KEY, text TEXT)').run()
  await db.batch([insert(db, 1), insert(db, 2)])
})

describe('a database that another program calls', () => {
  it.each([
    ['first', []],
    ['first', ['text']],
    ['raw', []],
    ['raw', [{ columnNames: true }]],
  ])('answers %s(%j) as the database itself, in one call', async (method, options) => {
    const ask = (on: Pick<D1Database, 'prepare'>): Promise<unknown> => {
      const statement = on.prepare('SELECT n, text, 1 AS n FROM kept WHERE n > ?1').bind(0)
      return Reflect.apply(Reflect.get(statement, method), statement, options)
    }
    calls = 0
    expect(await ask(db)).toEqual(await ask(env.DB))
    expect(calls).toBe(1)
  })

  it('answers with the rows and how many were read', async () => {
    const { results, meta } = await db.prepare('SELECT * FROM kept').all()
    expect(results).toEqual([1, 2].map((n) => ({ n, text: `it is ${n}` })))
    expect(meta.rows_read).toBe(2)
  })

  it('runs all of a batch or nothing, and fails with the error of the database', async () => {
    const twice = (on: Pick<D1Database, 'prepare' | 'batch'>) =>
      on.batch([insert(on, 3), insert(on, 3)]).catch((error: Error) => error)
    const [error, own] = [await twice(db), await twice(env.DB)]
    expect(isBrokenConstraint(error, 'kept.n')).toBe(true)
    expect(error).toEqual(own)
    expect(await db.prepare('SELECT count(*) AS n FROM kept').first('n')).toBe(2)
  })

  it.each([{}, { authorization: 'other' }])('refuses %j as a key', async (headers) => {
    const call = { method: 'run', statements: [{ sql: 'DELETE FROM kept', values: [] }] }
    expect((await send(JSON.stringify(call), headers)).status).toBe(401)
    expect(await db.prepare('SELECT count(*) AS n FROM kept').first('n')).toBe(2)
  })

  it('passes on the message of the runtime when that fails', async () => {
    const failing = databaseBehind(async () => new Response('No memory', { status: 500 }))
    await expect(failing.prepare('SELECT 1').run()).rejects.toThrow('No memory')
  })

  it.each([undefined, new Date(0), new Uint8Array(1)])('refuses %s as a value', (value) => {
    expect(() => db.prepare('SELECT ?1').bind(value)).toThrow(TypeError)
  })
})
