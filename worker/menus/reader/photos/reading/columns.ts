import { median } from '../../text/median.ts'
import { type Fragment, heightOf, isWriting, middleOf } from './fragments.ts'

/** The slopes of a gutter that are tried, in pixels right per pixel down: columns lean when the camera was tilted. */
const LEANS = [-0.12, -0.08, -0.04, 0, 0.04, 0.08, 0.12]
/** The fewest fragments with words that make a column. */
const MIN_WRITING = 4
/** Titles may cross the gutter between two columns; at most this share of the fragments with words may. */
const MAX_CROSSING = 0.12

/**
 * Groups the fragments into columns, in reading order. Fragments that cross a gutter, such as titles, split the page into
 * bands; each band is read column by column.
 */
export function inColumns(fragments: readonly Fragment[], depth = 0): Fragment[][] {
  const gutter = depth < 3 ? findGutter(fragments) : null
  if (gutter === null) return [[...fragments]]
  const across = fragments
    .filter((one) => sideOf(one, gutter) === 'across')
    .sort((a, b) => middleOf(a) - middleOf(b))
  const above = (one: Fragment) => across.filter((title) => middleOf(title) <= middleOf(one)).length
  return [null, ...across].flatMap((title, band) => {
    const within = fragments.filter((one) => above(one) === band)
    const columns = ['left', 'right'].map((side) =>
      within.filter((one) => sideOf(one, gutter) === side),
    )
    const read = columns.flatMap((column) =>
      column.length > 0 ? inColumns(column, depth + 1) : [],
    )
    return title === null ? read : [[title], ...read]
  })
}

/** The line between two columns: it passes through (`x`, `y`) and moves right by `lean` pixels per pixel down. */
interface Gutter {
  x: number
  y: number
  lean: number
}

function sideOf({ left, right, top, bottom }: Fragment, { x, y, lean }: Gutter) {
  const here = x + lean * ((top + bottom) / 2 - y)
  if (right <= here) return 'left'
  return left >= here ? 'right' : 'across'
}

/** The best gutter: just left of an edge at which many fragments begin, and which hardly any fragment crosses. */
function findGutter(fragments: readonly Fragment[]): Gutter | null {
  const writing = fragments.filter(isWriting)
  if (writing.length < 2 * MIN_WRITING) return null
  const middles = writing.map(middleOf)
  const y = (Math.min(...middles) + Math.max(...middles)) / 2
  let best: { gutter: Gutter | null; score: number } = { gutter: null, score: 0 }
  for (const lean of LEANS) {
    for (const edge of writing) {
      const x = edge.left - lean * (middleOf(edge) - y) - heightOf(edge) * 0.4
      const gutter = { x, y, lean }
      const score = scoreOf(gutter, writing, fragments)
      if (score > best.score) best = { gutter, score }
    }
  }
  return best.gutter
}

/** How many fragments a gutter separates, less penalties for those that it cuts; not above 0 when it is none. */
function scoreOf(gutter: Gutter, writing: readonly Fragment[], all: readonly Fragment[]): number {
  const counts = { left: 0, right: 0, across: 0 }
  for (const one of writing) counts[sideOf(one, gutter)] += 1
  if (Math.min(counts.left, counts.right) < MIN_WRITING) return 0
  if (counts.across > MAX_CROSSING * writing.length) return 0
  const lefts = writing.filter((one) => sideOf(one, gutter) === 'right').map(({ left }) => left)
  const columnStart = median(lefts)
  // Prices between the gutter and the start of the right column belong to the left one, so the gutter is wrong.
  const cutOff = all.filter((one) => {
    const side = isWriting(one) ? 'left' : sideOf(one, gutter)
    return side === 'across' || (side === 'right' && one.right < columnStart)
  })
  return Math.min(counts.left, counts.right) - 2 * counts.across - 2 * cutOff.length
}
