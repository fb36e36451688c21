/** A thread that needs longer than this to come to a timer that is due makes a refusal, which takes several such turns, too late. */
const LATE_MS = 2
/** With these two, one timer of thirteen is late. */
const LONGER = 1.2
const SHORTER = 0.985
/** Even a slow thread begins work this often: its bound protects it from more than it can do. */
const MAX_GAP_MS = 50

/**
 * Spaces out the beginnings of work, so that a thread has time left for other things. A limit of work at once cannot do that: a
 * thread that waits for a slow database needs many slots for the same rate.
 */
export class Pace {
  #gapMs: number
  #nextAt: number

  /** Begins with the rate at which work has begun so far. */
  constructor(gapMs: number, now: number) {
    this.#gapMs = Math.min(MAX_GAP_MS, gapMs)
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
    this.#gapMs = Math.min(MAX_GAP_MS, this.#gapMs * (lateMs > LATE_MS ? LONGER : SHORTER))
  }
}
