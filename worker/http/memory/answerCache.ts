import { SECOND_MS } from '../../contract/durations.ts'

/** How long another isolate may still send an answer from before a change. */
const LIFE_MS = 5 * SECOND_MS
/** Of the 128 MB that an isolate has. */
const MAX_BYTES = 16 * 1024 * 1024
/** Larger answers are rare, and each would push out many others. */
const MAX_BYTES_OF_ONE = 1024 * 1024
/** The overhead of an entry, a generous guess, so that many small answers are bounded too. */
const BYTES_OF_ENTRY = 1024

export interface CachedAnswer {
  /** When the reads for it began. */
  begunAt: number
  body: ArrayBuffer
  headers: [string, string][]
  isEmbedded: boolean
}

/** A cache of recent answers, kept for a few seconds and bounded in bytes; the least recently used leave first. */
export class AnswerCache {
  /** By address, the least recently used first. */
  readonly #kept = new Map<string, { answer: CachedAnswer; keptAt: number }>()
  #bytes = 0

  get(address: string, now: number): CachedAnswer | null {
    const found = this.#kept.get(address)
    if (found === undefined) return null
    this.#delete(address)
    if (Math.abs(now - found.keptAt) > LIFE_MS) return null
    this.#put(address, found)
    return found.answer
  }

  set(address: string, answer: CachedAnswer, now: number): void {
    // The edge's old page, sent while somebody renews it, may arrive after the new one.
    if (answer.begunAt < (this.#kept.get(address)?.answer.begunAt ?? 0)) return
    this.#delete(address)
    if (answer.body.byteLength > MAX_BYTES_OF_ONE) return
    this.#put(address, { answer, keptAt: now })
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= MAX_BYTES) break
      this.#delete(oldest)
    }
  }

  #delete(address: string): void {
    const kept = this.#kept.get(address)
    if (kept === undefined) return
    this.#bytes -= sizeOf(address, kept.answer)
    this.#kept.delete(address)
  }

  #put(address: string, kept: { answer: CachedAnswer; keptAt: number }): void {
    this.#kept.set(address, kept)
    this.#bytes += sizeOf(address, kept.answer)
  }
}

/** In bytes; a character takes up to two. */
function sizeOf(address: string, { body, headers }: CachedAnswer): number {
  const characters = [address, ...headers.flat()].reduce((sum, text) => sum + text.length, 0)
  return body.byteLength + 2 * characters + BYTES_OF_ENTRY
}
