import { MINUTE_MS } from '../../time.ts'

/** Longer than the platform runs work that nobody waits for: it has silently ended anything older. */
const LONGEST_MS = MINUTE_MS
/** A thread whose timers are this late, several times in a row, has too much to do. One page may take as long to draw. */
const LATE_MS = 10
const TIMES_IN_A_ROW = 3
const FEWER = 0.5
const MORE = 1

export interface BoundRange {
  max: number
  /** Defaults to `max`. */
  min?: number
}

/** Limits the work of one kind in this isolate: at most `max`, and down to `min` while its thread is late. */
export class Bound {
  readonly #range: Required<BoundRange>
  readonly #begunAt = new Map<symbol, number>()
  #allowed: number
  #adjustedAt = 0
  #lateInARow = 0

  constructor({ max, min = max }: BoundRange) {
    this.#range = { max, min }
    this.#allowed = max
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
   * Takes note of a timer due at `dueAt` that fired at `now`. Allows more when it was in time, and less when it and those before it
   * were late. Several timers held up by one delay count once.
   */
  adjust(dueAt: number, now: number): void {
    if (dueAt < this.#adjustedAt) return
    this.#adjustedAt = now
    const { max, min } = this.#range
    this.#lateInARow = now - dueAt > LATE_MS ? this.#lateInARow + 1 : 0
    if (this.#lateInARow === 0) this.#allowed = Math.min(max, this.#allowed + MORE)
    else if (this.#lateInARow >= TIMES_IN_A_ROW) {
      this.#allowed = Math.max(min, Math.floor(this.#allowed * FEWER))
    }
  }
}
