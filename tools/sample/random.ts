export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number
  /** An integer from `low` to `high`, both inclusive. */
  whole(low: number, high: number): number
  pick<T>(from: readonly [T, ...T[]] | readonly T[]): T
  shuffled<T>(list: readonly T[]): T[]
}

/** Deterministic random numbers: mulberry32, seeded with an FNV-1a hash of the text. */
export function randomFrom(seed: string): Random {
  let state = 0x811c9dc5
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
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
