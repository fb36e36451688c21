/** A thread that needs longer than this to come to a timer that is due makes a refusal, which takes several such turns, too late. */
const LATE_MS = 2
/** With these two, one timer of thirteen is late. */
const LONGER = 1.2
const SHORTER = 0.985
/** Shorter than any work takes, so that a pace which a slow database has shortened is soon long enough again. */
const MIN_GAP_MS = 1
/**
 * Even a slow thread begins work this often: its bound protects it from more than it can do. Four times as often is about what a
 * thread can do, so the pace alone does not refuse three of four, which would keep up an overload after its load has ended.
 */
const MAX_GAP_MS = 15

const between = (gapMs: number) => Math.min(MAX_GAP_MS, Math.max(MIN_GAP_MS, gapMs))

/**
 * Spaces out the beginnings of work, so that a thread has time left for other things. A limit of work at once cannot do that: a
 * thread that waits for a slow database needs many slots for the same rate.
 */
export class Pace {
  #gapMs: number
  #nextAt: number

  /** Begins with the rate at which work has begun so far. */
  constructor(gapMs: number, now: number) {
    this.#gapMs = between(gapMs)
    this.#nextAt = now
  }

  isTooEarly(now: number): boolean {
    return now < this.#nextAt
  }

  /** Takes note that work begins. The time of one that began late is made up. */
  begin(now: number): void {
    this.#nextAt = Math.max(this.#nextAt, now - this.#gapMs) + this.#gapMs
  }

  /** Takes note of a timer that fired so late. */
  adjust(lateMs: number): void {
    this.#gapMs = between(this.#gapMs * (lateMs > LATE_MS ? LONGER : SHORTER))
  }
}
