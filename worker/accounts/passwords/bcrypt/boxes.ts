/** The 18 subkeys and four boxes of 256 words with which Blowfish begins. */
export const WORDS = 18 + 4 * 256
const BITS = BigInt(WORDS * 32)
/** Far more bits than rounding takes. */
const GUARD = 64n
/** The bits that a term of the series gives. */
const BITS_OF_TERM = 47

let boxes: Int32Array | null = null

/** Blowfish begins with the fraction of pi, so that nobody can have chosen its numbers. */
export function initialBoxes(): Int32Array {
  boxes ??= fractionOfPi()
  return boxes.slice()
}

/** By the series of David and Gregory Chudnovsky (1989): π = 426880 √10005 / Σ. */
function fractionOfPi(): Int32Array {
  const { q, t } = sumTerms(0, Math.ceil(Number(BITS + GUARD) / BITS_OF_TERM))
  const pi = (426880n * squareRoot(10005n << (2n * (BITS + GUARD))) * q) / t
  const hex = BigInt.asUintN(Number(BITS), pi >> GUARD)
    .toString(16)
    .padStart(WORDS * 8, '0')
  return Int32Array.from({ length: WORDS }, (_, i) =>
    Number.parseInt(hex.slice(8 * i, 8 * i + 8), 16),
  )
}

/**
 * The terms of the series from `start` to before `end` are together t / q, where p is the factor that all later ones share. The sums
 * of two halves are put together, so that few multiplications are of long numbers: term by term took 50 ms instead of 8, in which
 * the first password of an isolate let nothing else run.
 */
function sumTerms(start: number, end: number): { p: bigint; q: bigint; t: bigint } {
  if (end - start === 1) {
    const n = BigInt(start)
    const p = start === 0 ? 1n : -(6n * n - 5n) * (2n * n - 1n) * (6n * n - 1n)
    const q = start === 0 ? 1n : n ** 3n * (640320n ** 3n / 24n)
    return { p, q, t: p * (13591409n + 545140134n * n) }
  }
  const middle = (start + end) >> 1
  const [first, second] = [sumTerms(start, middle), sumTerms(middle, end)]
  return {
    p: first.p * second.p,
    q: first.q * second.q,
    t: first.t * second.q + first.p * second.t,
  }
}

/** Rounded down, by Newton's method from above. */
function squareRoot(square: bigint): bigint {
  let root = 1n << BigInt(square.toString(16).length * 2)
  for (;;) {
    const next = (root + square / root) >> 1n
    if (next >= root) return root
    root = next
  }
}
