import { isPrice, type PlacedText } from './placedText.ts'

/** Steps across a sheet in which its text is counted. */
const STEPS = 200
/** A column has at least so many lines. */
const MIN_LINES = 4
const MAX_GUTTERS = 4

/**
 * The x at which a sheet's columns part. Prices are left out: the white between names and prices is no gutter, for
 * what stands right of it are prices alone.
 */
export function findGutters(parts: readonly PlacedText[]): number[] {
  const texts = parts.filter(({ text }) => !isPrice(text) && !/^[.\s…_]+$/.test(text))
  if (texts.length < MIN_LINES * 2) return []
  const left = Math.min(...parts.map(({ x0 }) => x0))
  const right = Math.max(...parts.map(({ x1 }) => x1))
  const step = (right - left) / STEPS
  if (!(step > 0)) return []
  const covered = coverage(texts, left, step)
  const beside = coverage(besideOthers(parts), left, step)
  const allowed = texts.length * 0.08
  const gutters: number[] = []
  let open = -1
  for (let at = 0; at <= STEPS; at++) {
    const isFree = at < STEPS && (covered[at] ?? 0) <= allowed
    if (isFree && open < 0) open = at
    if (!isFree && open >= 0) {
      // Columns begin at their text's left edge, so a gutter ends just before it.
      const x = left + (endOfWhite(beside, open, at) - 0.5) * step
      if (open > 0 && at < STEPS && at - open >= 2) gutters.push(x)
      open = -1
    }
  }
  return gutters.slice(0, MAX_GUTTERS)
}

/** What does not stand alone in its row, as a title does, which may cross a gutter. */
function besideOthers(parts: readonly PlacedText[]): PlacedText[] {
  const least = Math.min(...parts.map(({ height }) => height))
  const rows = Map.groupBy(parts, ({ y, height }) => Math.round((y + height / 2) / least))
  return [...rows.values()].filter((row) => row.length > 1).flat()
}

/** Where the last of the steps that least text covers ends: the lines of a centred column begin at many places. */
function endOfWhite(covered: Uint32Array, from: number, to: number): number {
  const least = Math.min(...covered.subarray(from, to))
  let end = to
  while (end > from && covered[end - 1] !== least) end -= 1
  return end
}

function coverage(texts: readonly PlacedText[], left: number, step: number): Uint32Array {
  const covered = new Uint32Array(STEPS)
  for (const { x0, x1 } of texts) {
    const to = Math.min(STEPS - 1, Math.floor((x1 - left) / step))
    for (let at = Math.max(0, Math.floor((x0 - left) / step)); at <= to; at++)
      covered[at] = (covered[at] ?? 0) + 1
  }
  return covered
}
