import { MINUTE_MS } from '../../time.ts'

/** Longer than the platform lets anything go on that nobody waits for: what is older was ended without a word. */
const LONGEST_MS = MINUTE_MS

/** How much of one kind is in work in this isolate: never more than `most`. */
export class Bound {
  readonly #most: number
  readonly #begunAt = new Map<symbol, number>()

  constructor(most: number) {
    this.#most = most
  }

  isFull(now: number): boolean {
    if (this.#begunAt.size < this.#most) return false
    for (const [work, begunAt] of this.#begunAt) {
      if (now - begunAt > LONGEST_MS) this.#begunAt.delete(work)
    }
    return this.#begunAt.size >= this.#most
  }

  /** Takes a place; call what it returns to give it back. */
  begin(now: number): () => void {
    const work = Symbol('work')
    this.#begunAt.set(work, now)
    return () => this.#begunAt.delete(work)
  }
}
