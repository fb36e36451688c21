import { mock } from 'node:test'
import { setImmediate } from 'node:timers/promises'

interface Task {
  dueAt: number
  costMs: number
  run: () => void
}

/**
 * The thread of an isolate in a time of its own. It works in turns: in each it does one after the other what was due when the turn
 * began, and its clock stands still meanwhile. All of this process's timers and dates follow that clock. Times are milliseconds.
 */
export class Thread {
  #now = 0
  #waiting: Task[] = []

  constructor() {
    mock.timers.reset()
    mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 0 })
  }

  /** The exact time, which a Worker cannot see. */
  get now(): number {
    return this.#now
  }

  /** Computes for `costMs` in the first turn from `dueAt` on, then runs `run`. */
  at(dueAt: number, costMs: number, run: () => void): void {
    this.#waiting.push({ dueAt, costMs, run })
  }

  /** Does what is due until `end`. */
  async workUntil(end: number): Promise<void> {
    while (this.#now < end) {
      mock.timers.tick(Math.floor(this.#now) - Date.now())
      const due = this.#waiting.filter(({ dueAt }) => dueAt <= this.#now)
      this.#waiting = this.#waiting.filter(({ dueAt }) => dueAt > this.#now)
      for (const { costMs, run } of due) {
        this.#now += costMs
        run()
        await setImmediate()
      }
      if (due.length === 0) {
        this.#now = Math.min(end, this.#now + 1, ...this.#waiting.map(({ dueAt }) => dueAt))
      }
    }
  }
}
