import { createContext, runInContext } from 'node:vm'
import type { Hostile } from './hostileTexts.ts'

/** The measured work; `text` grows. */
export type Work = (text: string) => unknown

export interface Sizes {
  /** The length of the longest text, which is compared with a quarter of it. */
  letters: number
  /** Times below this cannot be compared and do not matter. */
  leastMs: number
  /** The CPU time for all texts together after which the search counts as endless. */
  endlessMs: number
}

/** Four times the text takes four times as long for linear work and sixteen times for quadratic work. */
const MAX_GROWTH = 8
/** What grows with the fourth power, faster than any pattern or function could and still end, grows by this. */
const FASTEST_GROWTH = 256
const RUNS = 4
/** Growth must show in each of these runs, so that a busy machine causes no failure. */
const TRIALS = 4

/** A context in which a search can be interrupted. Made once, as making it is slow. */
const room = createContext({})

/** The first text on which work grows faster than the text, as a sentence; null when there is none. */
export function findGrowth(work: Work, texts: readonly Hostile[], sizes: Sizes): string | null {
  let at = ''
  const search = () => {
    for (const text of texts) {
      at = text.name
      const growth = growthOn(work, text, sizes)
      if (growth !== null) return `${at}: ${growth}`
    }
    return null
  }
  room.search = search
  // A search is interrupted after a time on the clock, in which a busy machine does little. Then it is given longer.
  for (let timeout = sizes.endlessMs; ; timeout *= 4) {
    const start = process.threadCpuUsage()
    try {
      return runInContext('search()', room, { timeout })
    } catch (error) {
      // The error is from another context, so `instanceof` does not work.
      if (Object(error).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
      if (millisecondsSince(start) > sizes.endlessMs / 2) return `${at}: without end`
    }
  }
}

function growthOn(work: Work, text: Hostile, { letters, leastMs }: Sizes): string | null {
  const short = text.of(letters / 4)
  const once = timeOf(work, short, 1)
  // Most patterns are quick here and need no comparison.
  if (once < leastMs / FASTEST_GROWTH) return null
  const long = text.of(letters)
  const first = timeOf(work, long, 1)
  if (first < leastMs) return null
  // One long run can only seem too slow, so that it clears linear work as surely as the least of some does.
  if (first < MAX_GROWTH * Math.min(once, timeOf(work, short, RUNS - 1))) return null
  const runs = first > 5 * leastMs ? 1 : RUNS
  let least = Number.POSITIVE_INFINITY
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const time = timeOf(work, long, runs)
    const growth = time / timeOf(work, short, RUNS)
    if (time < leastMs || growth < MAX_GROWTH) return null
    least = Math.min(least, growth)
  }
  return `four times the text takes ${least.toFixed(1)} times as long`
}

/** CPU milliseconds, without those of other processes; the least of some runs. */
function timeOf(work: Work, text: string, runs: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < runs; run += 1) {
    const start = process.threadCpuUsage()
    work(text)
    least = Math.min(least, millisecondsSince(start))
  }
  return least
}

function millisecondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}
