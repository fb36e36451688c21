import type { Diet } from '../../contract/diet.ts'
import type { OpenWhen } from '../../contract/hours/openWhen.ts'
import { EXACT_DISTANCE_KM } from '../../contract/limits.ts'
import type { LatLng } from '../../contract/search.ts'
import { measureIn } from '../grid/box.ts'
import type { Cell } from '../grid/cells.ts'
import { coverCircle } from '../grid/cover.ts'
import type { Circle } from '../grid/distance.ts'
import { type Filters, isNarrowed, matchExpression } from '../words/matching.ts'
import type { IsOpen } from './openFilter.ts'

/** What a search asks for besides its place. */
export interface SearchInput extends Omit<Filters, 'diets' | 'withoutOffline'> {
  /** Missing: all but `unconfirmed`. */
  diets?: readonly Diet[] | undefined
  /** Only restaurants open at that time. */
  open?: OpenWhen | null | undefined
  /** With `open`: include restaurants without known hours. */
  withUnsaid?: boolean | undefined
}

/** A search in the form that the stores need. */
export interface Query {
  circle: Circle
  filters: Filters
  /** The filter by opening hours; null without one. */
  isOpen: IsOpen | null
  /** Whether restaurants without known hours pass that filter. */
  withUnsaid: boolean
  /** Whether it has words or cuisines, for which there are no counts by cell. */
  isNarrowed: boolean
  /** The cells that cover the circle; null when it is too large. */
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
 * The cells wholly inside the circle, for their counts, and an expression for the candidates in cells on its edge; null when
 * there are none. At most `maxCells` in all.
 */
export function partQuery(
  { circle, filters }: Query,
  maxCells?: number,
): { whole: readonly Cell[]; edgeMatch: string | null } {
  const cover = coverCircle(circle, maxCells)
  if (cover === null) return { whole: [], edgeMatch: matchExpression(filters, null) }
  const edge = cover.filter(({ isInside }) => !isInside)
  return {
    whole: cover.filter(({ isInside }) => isInside),
    edgeMatch: matchExpression(filters, edge),
  }
}
