import type { Diet } from '../../contract/diet.ts'
import { EXACT_DISTANCE_KM } from '../../contract/limits.ts'
import type { LatLng } from '../../contract/search.ts'
import { measureIn } from '../grid/box.ts'
import { type Cell, placeCell } from '../grid/cells.ts'
import { coverCircle } from '../grid/cover.ts'
import type { Circle } from '../grid/distance.ts'
import { type Filters, isNarrowed, matchExpression } from '../words/matching.ts'
import type { IsOpen } from './openFilter.ts'

/** A search as the stores need it: built once from what was asked, and handed on. */
export interface Query {
  circle: Circle
  filters: Filters
  /** Whether a place is open when it has to be; null where that does not matter. */
  isOpen: IsOpen | null
  /** Places that do not say when they are open pass too. */
  withUnsaid: boolean
  /** Whether words or cuisines are asked for, which the counts by cell know nothing of. */
  isNarrowed: boolean
  /** What the circle is covered with; null where it is too large for that. */
  cells: readonly Cell[] | null
  /** The FTS5 expression for the candidates in the cells of the circle; null when nothing can match. */
  match: string | null
  /** The metres from the middle to a candidate, null for one outside the circle. */
  measure: (place: LatLng) => number | null
}

type OpenFilter = Pick<Query, 'isOpen' | 'withUnsaid'>

/** @throws AppError invalid, for keywords without a letter or number */
export function buildQuery(
  circle: Circle,
  filters: Filters,
  open: Partial<OpenFilter> = {},
): Query {
  const cells = coverCircle(circle)
  return {
    circle,
    filters,
    isOpen: open.isOpen ?? null,
    withUnsaid: open.withUnsaid ?? false,
    isNarrowed: isNarrowed(filters),
    cells,
    match: matchExpression(filters, cells),
    measure: measureIn(circle),
  }
}

/** Whether the circle is too large for an exact total. */
export function isBeyondExact({ circle }: Query): boolean {
  return circle.radiusMetres > EXACT_DISTANCE_KM * 1000
}

/** The same search in a circle of another size. */
export function withRadius({ circle, filters, ...open }: Query, radiusMetres: number): Query {
  return buildQuery({ ...circle, radiusMetres }, filters, open)
}

/** The same search for places of other diets. */
export function withDiets(query: Query, diets: readonly Diet[]): Query {
  const filters = { ...query.filters, diets }
  return { ...query, filters, match: matchExpression(filters, query.cells) }
}

/**
 * The cells that lie wholly inside the circle, whose counts hold, and an expression for the candidates in those on its edge;
 * null when there are none. At most `mostCells` in all.
 */
export function partQuery(
  { circle, filters }: Query,
  mostCells?: number,
): { whole: readonly Cell[]; edgeMatch: string | null } {
  const cover = coverCircle(circle, mostCells)
  if (cover === null) return { whole: [], edgeMatch: matchExpression(filters, null) }
  const whole = cover.filter((cell) => placeCell(circle, cell) === 'inside')
  const isWhole = new Set(whole)
  const edge = cover.filter((cell) => !isWhole.has(cell))
  return { whole, edgeMatch: matchExpression(filters, edge) }
}
