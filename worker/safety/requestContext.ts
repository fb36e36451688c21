/** The time, network address and id of a request. */
export interface RequestContext {
  /** Milliseconds since 1970. */
  now: number
  requestId: string
  /** Of the caller, as the edge saw it. */
  ip: string
  /** Takes work that the answer does not wait for. */
  waitUntil(work: Promise<unknown>): void
}
