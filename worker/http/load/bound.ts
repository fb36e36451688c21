import { MINUTE_MS } from '../../time.ts'

/** Longer than the platform lets anything go on that nobody waits for: what is older was ended without a word. */
const LONGEST_MS = MINUTE_MS
/** A thread that comes so late to what is due is busy, maybe with one long piece of work. */
const LATE_MS = 50
/** One that is late for as long without a pause has more to do than it can. */
const TOO_LONG_MS = 500
const FEWER = 0.7
const MORE = 2

export interface BoundRange {
  most: number
  /** `most` when it is left out. */
  least?: number
}

/** How much of one kind is in work in this isolate: never more than `most`, and down to `least` while its thread stays late. */
export class Bound {
  readonly #range: Required<BoundRange>
  readonly #begunAt = new Map<symbol, number>()
  #allowed: number
  #adjustedAt = 0
  /** Null when the last that was due came in time. */
  #lateSince: number | null = null

  constructor({ most, least = most }: BoundRange) {
    this.#range = { most, least }
    this.#allowed = most
  }

  isFull(now: number): boolean {
    if (this.#begunAt.size < this.#allowed) return false
    for (const [work, begunAt] of this.#begunAt) {
      if (now - begunAt > LONGEST_MS) this.#begunAt.delete(work)
    }
    return this.#begunAt.size >= this.#allowed
  }

  /** Takes a slot; call what it returns to give it back. */
  begin(now: number): () => void {
    const work = Symbol('work')
    this.#begunAt.set(work, now)
    return () => this.#begunAt.delete(work)
  }

  /**
   * What was due at `dueAt` came at `now`: in time, which allows more, or late, which allows fewer when all before it for a while
   * was late too. One delay counts once, however many it held up.
   */
  adjust(dueAt: number, now: number): void {
    if (dueAt < this.#adjustedAt) return
    // A thread that had nothing to do for so long was not late.
    if (dueAt - this.#adjustedAt > TOO_LONG_MS) this.#lateSince = null
    this.#adjustedAt = now
    const { most, least } = this.#range
    if (now - dueAt <= LATE_MS) {
      this.#lateSince = null
      this.#allowed = Math.min(most, this.#allowed + MORE)
      return
    }
    this.#lateSince ??= dueAt
    if (now - this.#lateSince < TOO_LONG_MS) return
    this.#lateSince = now
    this.#allowed = Math.max(least, Math.floor(this.#allowed * FEWER))
  }
}
