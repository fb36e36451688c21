/**
 * The level, from 0 to 255, below which so many pixels lie, where `counts` has the number of pixels at each level. Its fraction
 * says how many of those at that level are among them.
 */
export function levelAt(counts: Uint32Array, below: number): number {
  let [rest, level] = [below, 0]
  while (level < 255 && rest > (counts[level] ?? 0)) {
    rest -= counts[level] ?? 0
    level += 1
  }
  return level + rest / Math.max(1, counts[level] ?? 1)
}
