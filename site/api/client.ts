import { speech } from '../../languages/speech.ts'
import { t } from '../../languages/t.ts'
import { TOKEN_HEADER } from '../../worker/contract/accounts/accountLimits.ts'
import type { ErrorBody, ErrorItem } from '../../worker/contract/errors.ts'
import { connected } from './connection.ts'

const TIMEOUT_MS = 15_000

/**
 * A failed call. `status` is 0 when no answer came or it could not be read. An error answer of another server keeps its status
 * and has no `items`.
 */
export class ApiError extends Error {
  readonly status: number
  readonly items: readonly ErrorItem[]
  /** Whether the call timed out. */
  readonly isLate: boolean

  constructor(status: number, items: readonly ErrorItem[], isLate = false) {
    super(items[0]?.msg ?? t('The server did not answer'))
    this.status = status
    this.items = items
    this.isLate = isLate
    this.name = 'ApiError'
  }
}

/** Whether a call ended with this status; 0 without an answer. */
export const hasStatus = (error: unknown, status: number) =>
  error instanceof ApiError && error.status === status

/** A lost connection, a network's login page, a slow or busy server: a later try may succeed. */
export const isPassing = ({ status, items }: ApiError) =>
  items.length === 0 || status === 0 || status === 408 || status === 429 || status >= 500

type QueryValue = string | number | readonly string[] | undefined

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  query?: Record<string, QueryValue>
  /** Sent as JSON, or as FormData if it is that. */
  body?: unknown
  headers?: Record<string, string>
  /** Default: 15 s. */
  timeoutMs?: number
  /** A public call: it carries no token, and a 401 does not end the session. */
  anonymous?: boolean
  /** The version that the caller has read; if there is a newer one, the server answers 412. */
  ifMatch?: number
  /** The caller handles a 401, which does not end the session. */
  quiet?: boolean
  /** Sent even if the visitor leaves the site at once. */
  keepalive?: boolean
  /** Aborts the call, which then rejects with the signal's reason. */
  signal?: AbortSignal | undefined
}

export interface Answer<T> {
  value: T
  headers: Headers
}

/** A number in the headers of an answer; null if it is not there. */
export function numberIn(headers: Headers, name: string): number | null {
  const text = headers.get(name)
  return text === null ? null : Number(text)
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
 * Calls the API, or reads JSON elsewhere. `T` is the contract's type for the path. Rejects with `ApiError`, or with the reason of
 * `signal`.
 */
export async function call<T>(path: string, options: CallOptions = {}): Promise<Answer<T>> {
  try {
    const response = await send(path, options)
    // The body may be too slow, or a network's login page.
    const value = response.status === 204 ? undefined : await response.json()
    return { value: value as T, headers: response.headers }
  } catch (error) {
    throw toFailure(error, options)
  }
}

/** Resolves to a successful answer. */
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

/** The error with which a call rejects. */
export function toFailure(error: unknown, { signal }: CallOptions): unknown {
  if (signal?.aborted) return signal.reason
  if (error instanceof ApiError) return error
  return new ApiError(0, [], error instanceof DOMException && error.name === 'TimeoutError')
}
