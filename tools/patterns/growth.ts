import { createContext, runInContext } from 'node:vm'
import type { Hostile } from './hostileTexts.ts'

/** Work of which the time is measured; `text` grows. */
export type Work = (text: string) => unknown

export interface Sizes {
  /** Letters of the longest text; it is compared with a text of a quarter. */
  letters: number
  /** Below this no growth can be told, and none matters. */
  leastMs: number
  /** For all texts together; what takes this long is interrupted, for it grows without bound. */
  endlessMs: number
}

/** Four times the text takes linear work four times as long, and sixteen times what grows with the square. */
const MOST_GROWTH = 8
/** What grows with the fourth power, faster than any pattern or function could and still end, grows by this. */
const FASTEST_GROWTH = 256
const RUNS = 4
/** Only what grows in each of them does grow; a busy machine is no reason to fail. */
const TRIALS = 4

/** Where a search can be interrupted. To make it takes longer than to search most patterns. */
const room = createContext({})

/** The first of the texts on which work grows faster than the text, told in words; null when there is none. */
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
  try {
    room.search = search
    return runInContext('search()', room, { timeout: sizes.endlessMs })
  } catch (error) {
    // The error comes from elsewhere, and is no instance of our own.
    if (Object(error).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return `${at}: without end`
    throw error
  }
}

function growthOn(work: Work, text: Hostile, { letters, leastMs }: Sizes): string | null {
  const short = text.of(letters / 4)
  // Most are through here: the long text of what grows too fast would not have been quick either.
  if (timeOf(work, short, 1) < leastMs / FASTEST_GROWTH) return null
  const long = text.of(letters)
  const first = timeOf(work, long, 1)
  if (first < leastMs) return null
  const runs = first > 5 * leastMs ? 1 : RUNS
  let least = Number.POSITIVE_INFINITY
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const time = timeOf(work, long, runs)
    const growth = time / timeOf(work, short, runs)
    if (time < leastMs || growth < MOST_GROWTH) return null
    least = Math.min(least, growth)
  }
  return `four times the text takes ${least.toFixed(1)} times as long`
}

/** Milliseconds of computing, which others on the machine do not add to; the least of some runs. */
function timeOf(work: Work, text: string, runs: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < runs; run += 1) {
    const start = process.threadCpuUsage()
    work(text)
    const { user, system } = process.threadCpuUsage(start)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}
