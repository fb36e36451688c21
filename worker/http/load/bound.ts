import { MINUTE_MS } from '../../time.ts'

/** Longer than the platform runs work that nobody waits for: it has silently ended anything older. */
const LONGEST_MS = MINUTE_MS
/** A thread whose timers are this late, several times in a row, has too much to do. One page may take as long to draw. */
const LATE_MS = 10
const TIMES_IN_A_ROW = 3
const FEWER = 0.5
const MORE = 1

/** Nobody waits longer than this for a slot. */
export const MAX_WAIT_MS = 250
/** When requests have kept coming to wait for this long, it is no burst but an overload, in which a long queue makes all answers late. */
const BURST_MS = 500
const MAX_WAITING_IN_OVERLOAD = 4

export interface BoundRange {
  max: number
  /** Defaults to `max`. */
  min?: number
  /** How many of a burst wait for a slot; none by default. */
  waiting?: number
}

type Leave = () => void

/** Limits the work of one kind in this isolate: at most `max`, and down to `min` while its thread is late. */
export class Bound {
  readonly #range: Required<BoundRange>
  readonly #begunAt = new Map<symbol, number>()
  /** Takes the slot of each that waits, the first of them first. */
  readonly #waiting = new Set<(leave: Leave | null) => void>()
  /** When the last began to wait, and the first without such a pause since. */
  #waitedAt = 0
  #waitingSince = 0
  #allowed: number
  #adjustedAt = 0
  #lateInARow = 0

  constructor({ max, min = max, waiting = 0 }: BoundRange) {
    this.#range = { max, min, waiting }
    this.#allowed = max
  }

  /** Whether the next has to be refused: no slot is free, and as many wait for one as may. */
  refuses(now: number): boolean {
    const { waiting } = this.#range
    const isBurst = now - this.#waitedAt > BURST_MS || now - this.#waitingSince <= BURST_MS
    const most = isBurst ? waiting : Math.min(waiting, MAX_WAITING_IN_OVERLOAD)
    return this.#waiting.size >= most && this.#isFull(now)
  }

  /** Takes a slot as soon as one is free; call what it returns to give it back. Null when none was free in time. */
  async begin(now: number): Promise<Leave | null> {
    if (!this.#isFull(now)) return this.#take(now)
    if (now - this.#waitedAt > BURST_MS) this.#waitingSince = now
    this.#waitedAt = now
    const { promise, resolve } = Promise.withResolvers<Leave | null>()
    this.#waiting.add(resolve)
    // The platform ends a request that waits for another one alone, but not one that waits for a timer of its own.
    const timer = setTimeout(() => {
      if (this.#waiting.delete(resolve)) resolve(null)
    }, MAX_WAIT_MS)
    const leave = await promise
    clearTimeout(timer)
    return leave
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

  #isFull(now: number): boolean {
    if (this.#begunAt.size < this.#allowed) return false
    for (const [work, begunAt] of this.#begunAt) {
      if (now - begunAt > LONGEST_MS) this.#begunAt.delete(work)
    }
    return this.#begunAt.size >= this.#allowed
  }

  #take(now: number): Leave {
    const work = Symbol('work')
    this.#begunAt.set(work, now)
    return () => {
      this.#begunAt.delete(work)
      this.#letIn(Date.now())
    }
  }

  #letIn(now: number): void {
    for (const next of this.#waiting) {
      if (this.#isFull(now)) return
      this.#waiting.delete(next)
      next(this.#take(now))
    }
  }
}
