import { median } from '../../text/median.ts'
import { type Fragment, heightOf, isWriting, middleOf } from './fragments.ts'

/** Columns lean when the camera did: so many pixels across for each one down. */
const LEANS = [-0.12, -0.08, -0.04, 0, 0.04, 0.08, 0.12]
/** A column has at least so many pieces of writing. */
const MIN_WRITING = 4
/** Titles and rules may cross the gap between two columns, but no more than this share of all writing. */
const MAX_CROSSING = 0.12

/**
 * Fragments in the order of reading: those that stand across several columns part the page into bands, and within a band
 * one column follows the other.
 */
export function inColumns(fragments: readonly Fragment[], depth = 0): Fragment[][] {
  const gap = depth < 3 ? findGap(fragments) : null
  if (gap === null) return [[...fragments]]
  const across = fragments
    .filter((one) => sideOf(one, gap) === 'across')
    .sort((a, b) => middleOf(a) - middleOf(b))
  const bands: Fragment[][] = []
  let from = Number.NEGATIVE_INFINITY
  for (const title of [...across, null]) {
    const to = title === null ? Number.POSITIVE_INFINITY : middleOf(title)
    const within = fragments.filter(
      (one) => !across.includes(one) && middleOf(one) >= from && middleOf(one) < to,
    )
    for (const side of ['left', 'right'] as const) {
      const column = within.filter((one) => sideOf(one, gap) === side)
      if (column.length > 0) bands.push(...inColumns(column, depth + 1))
    }
    if (title !== null) bands.push([title])
    from = to
  }
  return bands
}

/** A line from top to bottom, at `x` in the row `y`. */
interface Gap {
  x: number
  y: number
  lean: number
}

function sideOf({ left, right, top, bottom }: Fragment, { x, y, lean }: Gap) {
  const here = x + lean * ((top + bottom) / 2 - y)
  if (right <= here) return 'left'
  return left >= here ? 'right' : 'across'
}

/** Where a column begins: a left edge that much writing shares, with writing before it and hardly any across. */
function findGap(fragments: readonly Fragment[]): Gap | null {
  const writing = fragments.filter(isWriting)
  if (writing.length < 2 * MIN_WRITING) return null
  const middles = writing.map(middleOf)
  const y = (Math.min(...middles) + Math.max(...middles)) / 2
  let best: Gap | null = null
  let most = 0
  for (const lean of LEANS) {
    for (const edge of writing) {
      const x = edge.left - lean * (middleOf(edge) - y) - heightOf(edge) * 0.4
      const gap = { x, y, lean }
      const worth = worthOf(gap, writing, fragments)
      if (worth > most) {
        most = worth
        best = gap
      }
    }
  }
  return best
}

/** How much writing a gap parts; 0 when it is none. */
function worthOf(gap: Gap, writing: readonly Fragment[], all: readonly Fragment[]): number {
  const counts = { left: 0, right: 0, across: 0 }
  for (const one of writing) counts[sideOf(one, gap)] += 1
  if (Math.min(counts.left, counts.right) < MIN_WRITING) return 0
  if (counts.across > MAX_CROSSING * writing.length) return 0
  const lefts = writing.filter((one) => sideOf(one, gap) === 'right').map(({ left }) => left)
  const usual = median(lefts)
  // Prices at the right edge of one column are not the beginning of the next.
  const astray = all.filter((one) => {
    const side = isWriting(one) ? 'left' : sideOf(one, gap)
    return side === 'across' || (side === 'right' && one.right < usual)
  })
  return Math.min(counts.left, counts.right) - 2 * counts.across - 2 * astray.length
}
