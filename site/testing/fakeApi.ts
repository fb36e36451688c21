import { vi } from 'vitest'

/** A call as the API receives it. */
export interface SeenCall {
  method: string
  path: string
  body: unknown
  token: string | null
  ifMatch: string | null
  /** Its Idempotency-Key. */
  key: string | null
}

export interface FakeAnswer {
  status?: number
  /** Sent as JSON, or as a stream if it is one. */
  body?: unknown
  headers?: Record<string, string>
}

/** Answers by "METHOD /path" (with the query, if any); a function is called for each request, and may answer late. */
export type FakeAnswers = Record<
  string,
  FakeAnswer | ((call: SeenCall) => FakeAnswer | Promise<FakeAnswer>)
>

/** Stands in for the API by replacing `fetch`; an unknown call gets 404. Returns the calls in order. */
export function fakeApi(answers: FakeAnswers): SeenCall[] {
  const seen: SeenCall[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const call: SeenCall = {
      method: init.method ?? 'GET',
      path: address,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      token: new Headers(init.headers).get('x-auth-token'),
      ifMatch: new Headers(init.headers).get('if-match'),
      key: new Headers(init.headers).get('idempotency-key'),
    }
    seen.push(call)
    init.signal?.throwIfAborted()
    const found = answers[`${call.method} ${address}`] ?? { status: 404 }
    const answer = await (typeof found === 'function' ? found(call) : found)
    const { status = 200, body, headers = {} } = answer
    const text = body instanceof ReadableStream ? body : JSON.stringify(body ?? { errors: [] })
    return new Response(status === 204 ? null : text, { status, headers })
  })
  return seen
}

/** The body of a failure with these sentences. */
export function failures(...messages: (string | { msg: string; param: string })[]): unknown {
  const errors = messages.map((one) => ({
    code: 'invalid',
    ...(typeof one === 'string' ? { msg: one } : one),
  }))
  return { errors, requestId: 'test' }
}
