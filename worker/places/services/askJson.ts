import type { z } from 'zod'
import { ServiceFailure } from './service.ts'

/** The network: the real fetch, or a test's. */
export interface Outside {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** The timeout of a whole answer. */
  patienceMs: number
  wait: (milliseconds: number) => Promise<void>
}

export const OUTSIDE: Outside = {
  fetch: (url, init) => fetch(url, init),
  patienceMs: 3000,
  wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
}

const MAX_BYTES = 512 * 1024

interface Call<T> {
  url: string
  headers: Record<string, string>
  /** Sent as JSON in a POST; without it the call is a GET. */
  body?: unknown
  schema: z.ZodType<T>
  /** Statuses that mean "there is no such thing". */
  missing?: readonly number[]
}

/**
 * One call to a service; null when it knows no answer.
 * @throws ServiceFailure
 */
export async function askJson<T>(outside: Outside, call: Call<T>): Promise<T | null> {
  const text = await readInTime(outside, call)
  if (text === null) return null
  const parsed = call.schema.safeParse(parseJson(text))
  if (!parsed.success) throw new ServiceFailure('malformed')
  return parsed.data
}

async function readInTime<T>(outside: Outside, call: Call<T>): Promise<string | null> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new ServiceFailure('timeout'))
      controller.abort()
    }, outside.patienceMs)
  })
  try {
    return await Promise.race([readAnswer(outside, call, controller.signal), late])
  } catch (error) {
    throw error instanceof ServiceFailure ? error : new ServiceFailure('network')
  } finally {
    clearTimeout(timer)
  }
}

async function readAnswer<T>(
  { fetch }: Outside,
  { url, headers, body, missing = [] }: Call<T>,
  signal: AbortSignal,
): Promise<string | null> {
  const posted =
    body === undefined
      ? { headers }
      : {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }
  // A redirect would send the key to another address.
  const response = await fetch(url, { ...posted, signal, redirect: 'manual' })
  if (response.ok) return readText(response)
  if (missing.includes(response.status)) {
    // Google also answers 400 for a wrong key.
    if (/API[_ ]KEY/i.test(await readText(response))) throw new ServiceFailure('refused')
    return null
  }
  await response.body?.cancel()
  throw failureOf(response)
}

function failureOf({ status, headers }: Response): ServiceFailure {
  if (status === 429 || status === 503) {
    return new ServiceFailure('busy', Number(headers.get('retry-after') ?? 0))
  }
  return new ServiceFailure(status >= 500 ? 'broken' : 'refused')
}

/** @throws ServiceFailure when it is longer than any answer to our questions */
async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  if (reader === undefined) return ''
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.length
    if (bytes > MAX_BYTES) {
      await reader.cancel()
      throw new ServiceFailure('malformed')
    }
    text += decoder.decode(value, { stream: true })
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ServiceFailure('malformed')
  }
}
