/** When, from where and in which request something is done. */
export interface Occasion {
  /** Milliseconds since 1970. */
  now: number
  requestId: string
  /** Of the caller, as the edge saw it. */
  ip: string
  /** Work that the answer need not wait for. */
  later(work: Promise<unknown>): void
}
