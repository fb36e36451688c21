import { makeRandom } from '../../worker/testing/restaurants.ts'

export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number
  /** An integer from `low` to `high`, both inclusive. */
  whole(low: number, high: number): number
  pick<T>(from: readonly [T, ...T[]] | readonly T[]): T
  shuffled<T>(list: readonly T[]): T[]
}

/** Deterministic random numbers, seeded with an FNV-1a hash of the text. */
export function randomFrom(seed: string): Random {
  let hash = 0x811c9dc5
  for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  const next = makeRandom(hash)
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    whole,
    pick: (from) => {
      const one = from[whole(0, from.length - 1)]
      if (one === undefined) throw new Error('nothing to pick from')
      return one
    },
    shuffled: (list) => {
      const keyed = list.map((item) => ({ item, key: next() }))
      return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item)
    },
  }
}
