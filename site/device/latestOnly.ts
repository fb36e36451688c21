/** Runs one call per name: a newer call cancels the older one, so that only the newest may write its result. */
export class LatestOnly {
  readonly #running = new Map<string, AbortController>()

  /** Resolves to null when a newer call of the same name took over. Other failures reject. */
  async run<T>(name: string, start: (signal: AbortSignal) => Promise<T>): Promise<T | null> {
    this.cancel(name)
    const controller = new AbortController()
    this.#running.set(name, controller)
    try {
      const value = await start(controller.signal)
      return controller.signal.aborted ? null : value
    } catch (error) {
      if (controller.signal.aborted) return null
      throw error
    } finally {
      if (this.#running.get(name) === controller) this.#running.delete(name)
    }
  }

  isRunning(name: string): boolean {
    return this.#running.has(name)
  }

  cancel(name: string): void {
    this.#running.get(name)?.abort()
    this.#running.delete(name)
  }

  cancelAll(): void {
    for (const name of [...this.#running.keys()]) this.cancel(name)
  }
}
