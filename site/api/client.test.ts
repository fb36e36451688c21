import { afterEach, expect, test, vi } from 'vitest'
import { TOKEN_HEADER } from '../../worker/contract/accounts/accountLimits.ts'
import { ApiError, call } from './client.ts'
import { connectSession } from './connection.ts'

let disconnect = () => {}
afterEach(() => {
  disconnect()
})

/** Answers every call within a session; records the tokens that calls carried, and refused tokens with the reasons. */
function answerInSession(answer: () => Response) {
  const carried: (string | null)[] = []
  const refused: [string, string][] = []
  disconnect = connectSession({
    token: () => 'secret',
    refused: (token, reasons) => refused.push([token, reasons[0]?.msg ?? '']),
  })
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    carried.push(new Headers(init.headers).get(TOKEN_HEADER))
    return answer()
  })
  return { carried, refused }
}

const unauthorized = () =>
  Response.json({ errors: [{ msg: 'Please log in', code: 'unauthorized' }] }, { status: 401 })

test('a 401 tells the session which token was refused, and the caller what the server says', async () => {
  const { carried, refused } = answerInSession(unauthorized)
  await expect(call('/api/a')).rejects.toMatchObject({ status: 401, message: 'Please log in' })
  expect([carried, refused]).toEqual([['secret'], [['secret', 'Please log in']]])
})

test('a 401 of a quiet call is the caller’s alone', async () => {
  const { refused } = answerInSession(unauthorized)
  await expect(call('/api/a', { quiet: true })).rejects.toMatchObject({ status: 401 })
  expect(refused).toEqual([])
})

test('an anonymous call carries no token, and its 401 says nothing about the session', async () => {
  const { carried, refused } = answerInSession(unauthorized)
  await expect(call('/api/a', { anonymous: true })).rejects.toMatchObject({ status: 401 })
  expect([carried, refused]).toEqual([[null], []])
})

test('the page of a foreign network in place of an answer is no answer', async () => {
  vi.stubGlobal('fetch', async () => new Response('<!doctype html>Welcome to our hotel'))
  const failure = await call('/api/a').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ status: 0, items: [] })
})

/** An answer whose body never ends until its call is aborted. */
function answerSlowly() {
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    const start = (body: ReadableStreamDefaultController) =>
      signal?.addEventListener('abort', () => body.error(signal.reason))
    return new Response(new ReadableStream({ start }))
  })
}

test('a body that does not come in time is no answer', async () => {
  answerSlowly()
  await expect(call('/api/a', { timeoutMs: 1 })).rejects.toMatchObject({
    name: 'ApiError',
    status: 0,
  })
})

test('a call that is given up while its body comes rejects with the reason', async () => {
  answerSlowly()
  const giving = new AbortController()
  const called = call('/api/a', { signal: giving.signal })
  giving.abort(new Error('Another page'))
  await expect(called).rejects.toThrow('Another page')
})
