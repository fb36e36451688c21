/** The 18 subkeys and four boxes of 256 words with which Blowfish begins. */
export const WORDS = 18 + 4 * 256
const BITS = BigInt(WORDS * 32)
/** Far more bits than the rounding errors of ten thousand terms take. */
const GUARD = 64n

let boxes: Int32Array | null = null

/** Blowfish begins with the fraction of pi, so that nobody can have chosen its numbers. */
export function initialBoxes(): Int32Array {
  boxes ??= fractionOfPi()
  return boxes.slice()
}

/** By Machin's formula. */
function fractionOfPi(): Int32Array {
  const pi = 4n * (4n * arctanOfInverse(5n) - arctanOfInverse(239n))
  const hex = BigInt.asUintN(Number(BITS), pi >> GUARD)
    .toString(16)
    .padStart(WORDS * 8, '0')
  return Int32Array.from({ length: WORDS }, (_, i) =>
    Number.parseInt(hex.slice(8 * i, 8 * i + 8), 16),
  )
}

/** In fixed point: all bits and the guard bits are fractional. */
function arctanOfInverse(x: bigint): bigint {
  let power = (1n << (BITS + GUARD)) / x
  let sum = power
  for (let n = 3n, sign = -1n; power > 0n; n += 2n, sign = -sign) {
    power /= x * x
    sum += (sign * power) / n
  }
  return sum
}
