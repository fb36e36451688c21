import { speech } from '../../languages/speech.ts'
import { t } from '../../languages/t.ts'
import { TOKEN_HEADER } from '../../worker/contract/accounts/accountLimits.ts'
import type { ErrorBody, ErrorItem } from '../../worker/contract/errors.ts'
import { connected } from './connection.ts'

const TIMEOUT_MS = 15_000

/** A call that did not succeed. `status` is 0 when no answer of ours came: offline, blocked, too slow or foreign. */
export class ApiError extends Error {
  readonly status: number
  readonly items: readonly ErrorItem[]
  /** No answer came in time. */
  readonly isLate: boolean

  constructor(status: number, items: readonly ErrorItem[], isLate = false) {
    super(items[0]?.msg ?? t('The server did not answer'))
    this.status = status
    this.items = items
    this.isLate = isLate
    this.name = 'ApiError'
  }
}

export type QueryValue = string | number | readonly string[] | undefined

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  query?: Record<string, QueryValue>
  /** Sent as JSON, or as the form that it is. */
  body?: unknown
  headers?: Record<string, string>
  /** 15 s when left out. */
  timeoutMs?: number
  /** The call is for anybody: it carries no token, and a 401 says nothing about the session. */
  anonymous?: boolean
  /** The version that the caller has read; a newer one answers 412. */
  ifMatch?: number
  /** A 401 is the caller's to handle: the session is not ended by it. */
  quiet?: boolean
  /** Is sent also when the visitor leaves the site at once. */
  keepalive?: boolean
  /** Ends the call early; it then rejects with the signal's reason. */
  signal?: AbortSignal
}

export interface Answer<T> {
  value: T
  headers: Headers
}

function withQuery(path: string, query: Record<string, QueryValue>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue
    for (const one of Array.isArray(value) ? value : [value]) params.append(name, String(one))
  }
  const text = params.toString()
  return text ? `${path}?${text}` : path
}

async function readItems(response: Response): Promise<ErrorItem[]> {
  try {
    const body = (await response.json()) as Partial<ErrorBody>
    return Array.isArray(body.errors) ? body.errors : []
  } catch {
    return []
  }
}

function toRequest(options: CallOptions, token: string | null): RequestInit {
  const { method = 'GET', body, signal, keepalive = false } = options
  const isJson = body !== undefined && !(body instanceof FormData)
  const timeout = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)
  return {
    method,
    keepalive,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : body }),
    headers: {
      'accept-language': speech().language.code,
      ...options.headers,
      ...(isJson ? { 'content-type': 'application/json' } : {}),
      ...(token === null ? {} : { [TOKEN_HEADER]: token }),
      ...(options.ifMatch === undefined ? {} : { 'if-match': `"${options.ifMatch}"` }),
    },
  }
}

/**
 * Calls the API, or reads JSON elsewhere. `T` is what the contract says of the path. Rejects with `ApiError`, or with the
 * reason of `signal`.
 */
export async function call<T>(path: string, options: CallOptions = {}): Promise<Answer<T>> {
  try {
    const response = await send(path, options)
    // The body may come too slowly, or be the page of a network that wants a login first.
    const value = response.status === 204 ? undefined : await response.json()
    return { value: value as T, headers: response.headers }
  } catch (error) {
    throw toFailure(error, options)
  }
}

/** An answer that is no failure. */
export async function send(path: string, options: CallOptions): Promise<Response> {
  const token = options.anonymous ? null : (connected()?.token() ?? null)
  const request = toRequest(options, token)
  const response = await fetch(withQuery(path, options.query ?? {}), request)
  if (response.ok) return response
  const failure = new ApiError(response.status, await readItems(response))
  const isRefused = failure.status === 401 && token !== null && !options.quiet
  if (isRefused) connected()?.refused(token, failure.items)
  throw failure
}

/** What a call rejects with for what went wrong in it. */
export function toFailure(error: unknown, { signal }: CallOptions): unknown {
  if (signal?.aborted) return signal.reason
  if (error instanceof ApiError) return error
  return new ApiError(0, [], error instanceof DOMException && error.name === 'TimeoutError')
}
