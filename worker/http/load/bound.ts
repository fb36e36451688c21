import { MINUTE_MS } from '../../time.ts'

/** Longer than the platform lets anything go on that nobody waits for: what is older was ended without a word. */
const LONGEST_MS = MINUTE_MS
/** A thread that comes so late to what is due has too much to do. */
const LATE_MS = 50
const FEWER = 0.5
const MORE = 1

export interface BoundRange {
  most: number
  /** `most` when it is left out. */
  least?: number
}

/** How much of one kind is in work in this isolate: never more than `most`, and down to `least` while its thread is late. */
export class Bound {
  readonly #range: Required<BoundRange>
  readonly #begunAt = new Map<symbol, number>()
  #allowed: number
  #adjustedAt = 0

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

  /** Allows fewer when what was due at `dueAt` came late, at `now`, else more. One delay counts once, however many it held up. */
  adjust(dueAt: number, now: number): void {
    if (dueAt < this.#adjustedAt) return
    this.#adjustedAt = now
    const { most, least } = this.#range
    this.#allowed =
      now - dueAt > LATE_MS
        ? Math.max(least, Math.floor(this.#allowed * FEWER))
        : Math.min(most, this.#allowed + MORE)
  }
}
