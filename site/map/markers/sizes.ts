import type { MapContent } from '../engine.ts'
import { type Stops, valueAt } from '../stops.ts'
import type { Expression } from '../styleSpec.ts'

export type MarkerState = 'plain' | 'hovered' | 'selected'

/** Zooms are MapLibre's own, one less than Google's. The scale is interpolated between them. */
const PLAIN_SCALES: Stops = [
  [3, 0.5],
  [6, 0.66],
  [10, 0.84],
  [14, 1],
]
export const FOCUS_SCALES = { hovered: 1.2, selected: 1.45 }

export const plainScaleExpression: Expression = [
  'interpolate',
  ['linear'],
  ['zoom'],
  ...PLAIN_SCALES.flat(),
]

/** `mapLibreZoom`: one less than Google's. */
export const plainScale = (mapLibreZoom: number): number => valueAt(PLAIN_SCALES, mapLibreZoom)

/** The radius of a count's disc in CSS pixels, by the logarithm of the count. */
const CLUSTER_RADII: Stops = [
  [0, 13],
  [1, 15],
  [2, 19],
  [3, 24],
  [4, 30],
  [5, 36],
]
/** The size of its number. */
const CLUSTER_TEXTS: Stops = [
  [0, 12],
  [4, 14.5],
]

const byCount = (stops: Stops): Expression => [
  'interpolate',
  ['linear'],
  ['log10', ['max', 1, ['get', 'count']]],
  ...stops.flat(),
]
export const clusterRadiusExpression = byCount(CLUSTER_RADII)
export const clusterTextExpression = byCount(CLUSTER_TEXTS)

const logOf = (count: number) => Math.log10(Math.max(1, count))
export const clusterRadius = (count: number): number => valueAt(CLUSTER_RADII, logOf(count))
export const clusterTextSize = (count: number): number => valueAt(CLUSTER_TEXTS, logOf(count))

export function stateOf(
  id: string,
  { selectedId, hoveredId }: Pick<MapContent, 'selectedId' | 'hoveredId'>,
): MarkerState {
  if (id === selectedId) return 'selected'
  return id === hoveredId ? 'hovered' : 'plain'
}

export const scaleOf = (state: MarkerState, mapLibreZoom: number): number =>
  state === 'plain' ? plainScale(mapLibreZoom) : FOCUS_SCALES[state]
