import { SECOND_MS } from '../../contract/durations.ts'
import type { Measures } from '../../timing/measures.ts'

/** Knows what refused a request, and counts refusals for a log line a second: a line for each would cost more than the refusal. */
export class RefusalLog {
  #count = 0
  #toldAt = 0
  readonly #refusers = new WeakMap<object, Measures['refusedBy']>()

  /** Notes what refused the request of an execution context. */
  note(context: object, refusedBy: Measures['refusedBy']): void {
    this.#refusers.set(context, refusedBy)
  }

  hasRefused(context: object, by: Measures['refusedBy']): boolean {
    return this.#refusers.get(context) === by
  }

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
