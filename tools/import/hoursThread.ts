import { Worker } from 'node:worker_threads'
import { rememberWeeks } from '../../worker/restaurants/hours/deriveHours.ts'
import type { ReadWeeks } from './readHours.ts'

const TEXTS_PER_MESSAGE = 100

/**
 * Reads opening hours on a thread of its own, because the other parts of an import wait for the database meanwhile, and hands
 * them to whoever saves restaurants. Close it at the end.
 */
export class HoursThread {
  readonly #thread = new Worker(new URL('./readHours.ts', import.meta.url))
  readonly #known = new Set<string>()
  /** Not yet sent. */
  #texts: string[] = []
  #sent = 0
  #answered = 0
  #failure: unknown = null
  #onAnswer = () => {}

  constructor(remember: (read: ReadWeeks) => void = rememberWeeks) {
    this.#thread.on('message', (read: ReadWeeks) => {
      remember(read)
      this.#answered += 1
      this.#onAnswer()
    })
    this.#thread.on('error', (error) => {
      this.#failure = error
      this.#onAnswer()
    })
    // An import that fails must not wait for it.
    this.#thread.unref()
  }

  add(text: string): void {
    if (this.#known.has(text)) return
    this.#known.add(text)
    this.#texts.push(text)
    if (this.#texts.length === TEXTS_PER_MESSAGE) this.#send()
  }

  /** Resolves when all texts that were added are read. Call it again only then. */
  async finish(): Promise<void> {
    if (this.#texts.length > 0) this.#send()
    const awaited = this.#sent
    while (this.#answered < awaited) {
      if (this.#failure !== null) throw this.#failure
      await new Promise<void>((resolve) => {
        this.#onAnswer = resolve
      })
    }
  }

  async close(): Promise<void> {
    await this.#thread.terminate()
  }

  #send(): void {
    this.#thread.postMessage(this.#texts)
    this.#texts = []
    this.#sent += 1
  }
}
