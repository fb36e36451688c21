import { SECOND_MS } from '../../time.ts'

/** Counts the requests that a busy isolate refused, for a log line a second: a line for each would cost a fifth of a refusal. */
export class RefusalLog {
  #count = 0
  #toldAt = 0

  add(): void {
    this.#count += 1
  }

  /** Calls `tell` with the refusals since the last call, if there are any and it was a second ago. */
  tellOnceASecond(now: number, tell: (count: number) => void): void {
    if (this.#count === 0 || now - this.#toldAt < SECOND_MS) return
    tell(this.#count)
    this.#count = 0
    this.#toldAt = now
  }
}
