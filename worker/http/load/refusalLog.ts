import { SECOND_MS } from '../../time.ts'

/** Counts refusals for a log line a second: a line for each would cost a fifth of a refusal. */
export class RefusalLog {
  #count = 0
  #toldAt = 0

  add(): void {
    this.#count += 1
  }

  /** Logs the refusals since the last line, if there are any and it was a second ago. */
  tellOnceASecond(now: number): void {
    if (this.#count === 0 || now - this.#toldAt < SECOND_MS) return
    console.info(JSON.stringify({ event: 'refused', count: this.#count }))
    this.#count = 0
    this.#toldAt = now
  }
}
