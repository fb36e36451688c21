/** When, from where and in which request something is done. */
export interface RequestContext {
  /** Milliseconds since 1970. */
  now: number
  requestId: string
  /** Of the caller, as the edge saw it. */
  ip: string
  /** Work that the answer need not wait for. */
  waitUntil(work: Promise<unknown>): void
}
