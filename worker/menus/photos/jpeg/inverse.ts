/** Scale factors of the transform by Arai, Agui and Nakajima; they are taken into the quantisation. */
const AAN = [1, 1.387039845, 1.306562965, 1.175875602, 1, 0.785694958, 0.5411961, 0.275899379]

/** Factors that turn stored coefficients into what `inverse` takes. */
export function factorsOf(quantisation: ArrayLike<number>): Float32Array {
  return Float32Array.from(
    { length: 64 },
    (_, i) => ((quantisation[i] ?? 0) * (AAN[i >> 3] ?? 0) * (AAN[i & 7] ?? 0)) / 8,
  )
}

const work = new Float32Array(64)

/** The 8 × 8 pixels of a block of coefficients (in rows, not in zigzag order), written from `start` in rows of `stride`. */
export function inverse(
  coefficients: Int16Array,
  from: number,
  factors: Float32Array,
  pixels: Uint8Array,
  start: number,
  stride: number,
): void {
  for (let i = 0; i < 64; i += 1) work[i] = (coefficients[from + i] ?? 0) * (factors[i] ?? 0)
  for (let column = 0; column < 8; column += 1) transform(column, 8)
  for (let row = 0; row < 8; row += 1) {
    transform(row * 8, 1)
    const to = start + row * stride
    for (let x = 0; x < 8; x += 1) {
      const light = (work[row * 8 + x] ?? 0) + 128.5
      pixels[to + x] = light < 0 ? 0 : light > 255 ? 255 : light
    }
  }
}

/** One line of eight, in place. */
function transform(start: number, step: number): void {
  const at = (i: number): number => work[start + i * step] ?? 0
  const sum04 = at(0) + at(4)
  const difference04 = at(0) - at(4)
  const sum26 = at(2) + at(6)
  const turned26 = (at(2) - at(6)) * Math.SQRT2 - sum26
  const even0 = sum04 + sum26
  const even3 = sum04 - sum26
  const even1 = difference04 + turned26
  const even2 = difference04 - turned26
  const z13 = at(5) + at(3)
  const z10 = at(5) - at(3)
  const z11 = at(1) + at(7)
  const z12 = at(1) - at(7)
  const z5 = (z10 + z12) * 1.847759065
  const odd7 = z11 + z13
  const odd6 = z5 - z10 * 2.61312593 - odd7
  const odd5 = (z11 - z13) * Math.SQRT2 - odd6
  const odd4 = z5 - z12 * 1.0823922 - odd5
  work[start] = even0 + odd7
  work[start + 7 * step] = even0 - odd7
  work[start + step] = even1 + odd6
  work[start + 6 * step] = even1 - odd6
  work[start + 2 * step] = even2 + odd5
  work[start + 5 * step] = even2 - odd5
  work[start + 3 * step] = even3 + odd4
  work[start + 4 * step] = even3 - odd4
}
