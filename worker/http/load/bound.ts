import { MINUTE_MS } from '../../contract/durations.ts'
import { Pace } from './pace.ts'

/** Longer than the platform runs work that nobody waits for: it has silently ended anything older. */
const LONGEST_MS = MINUTE_MS
/** A thread whose timers are this late, several times in a row, has too much to do. One page may take as long to draw. */
const LATE_MS = 10
const TIMES_IN_A_ROW = 3
const FEWER = 0.5
const MORE = 1
/** Nobody waits longer than this for a slot. */
export const MAX_WAIT_MS = 250
/** It is an overload when more than this share of those that wanted a slot within so long was refused. */
const OVERLOAD_SHARE = 0.75
const COUNTED_MS = 250

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
  /** Only in an overload: nobody waits for a slot then. */
  #pace: Pace | null = null
  #counted = { since: 0, refused: 0, begun: 0 }
  #allowed: number
  #adjustedAt = 0
  #lateInARow = 0

  constructor({ max, min = max, waiting = 0 }: BoundRange) {
    this.#range = { max, min, waiting }
    this.#allowed = max
  }

  /** Whether most are refused. */
  get isOverload(): boolean {
    return this.#pace !== null
  }

  /** Whether the next, which wants a slot, has to be refused: none is free, and as many wait for one as may. */
  refuses(now: number): boolean {
    this.#look(now)
    if (!this.isFull(now)) return false
    const refuses = this.isOverload || this.#waiting.size >= this.#range.waiting
    if (refuses) this.#counted.refused += 1
    return refuses
  }

  /** Takes a slot as soon as one is free; call what it returns to give it back. Null when none was free in time. */
  async begin(now: number): Promise<Leave | null> {
    if (!this.isFull(now)) return this.#take(now)
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
    this.#pace?.adjust(now - dueAt)
    this.#lateInARow = now - dueAt > LATE_MS ? this.#lateInARow + 1 : 0
    if (this.#lateInARow === 0) this.#allowed = Math.min(max, this.#allowed + MORE)
    else if (this.#lateInARow >= TIMES_IN_A_ROW) {
      this.#allowed = Math.max(min, this.#allowed * FEWER)
    }
  }

  /** Whether no slot is free. */
  isFull(now: number): boolean {
    if (this.#pace?.isTooEarly(now)) return true
    const allowed = Math.floor(this.#allowed)
    if (this.#begunAt.size < allowed) return false
    for (const [work, begunAt] of this.#begunAt) {
      if (now - begunAt > LONGEST_MS) this.#begunAt.delete(work)
    }
    return this.#begunAt.size >= allowed
  }

  /** Finds out every `COUNTED_MS` whether it is an overload. */
  #look(now: number): void {
    const { since, refused, begun } = this.#counted
    if (now - since < COUNTED_MS) return
    const isOverload = now - since < 2 * COUNTED_MS && refused > OVERLOAD_SHARE * (refused + begun)
    if (!isOverload) this.#pace = null
    else this.#pace ??= new Pace((now - since) / begun, now)
    this.#counted = { since: now, refused: 0, begun: 0 }
  }

  #take(now: number): Leave {
    const work = Symbol('work')
    this.#begunAt.set(work, now)
    this.#counted.begun += 1
    this.#pace?.begin(now)
    return () => {
      this.#begunAt.delete(work)
      this.#letIn(Date.now())
    }
  }

  #letIn(now: number): void {
    for (const next of this.#waiting) {
      if (this.isFull(now)) return
      this.#waiting.delete(next)
      next(this.#take(now))
    }
  }
}
