import type { MapContent } from '../engine.ts'
import type { Expression } from '../styleSpec.ts'

export type MarkerState = 'plain' | 'hovered' | 'selected'

/** Zooms are MapLibre's own, one less than Google's. The scale is interpolated between them. */
const PLAIN_SCALES = [
  { zoom: 3, scale: 0.5 },
  { zoom: 6, scale: 0.66 },
  { zoom: 10, scale: 0.84 },
  { zoom: 14, scale: 1 },
]
export const FOCUS_SCALES = { hovered: 1.2, selected: 1.45 }

export const plainScaleExpression: Expression = [
  'interpolate',
  ['linear'],
  ['zoom'],
  ...PLAIN_SCALES.flatMap(({ zoom, scale }): [number, number] => [zoom, scale]),
]

/** `mapLibreZoom`: one less than Google's. */
export function plainScale(mapLibreZoom: number): number {
  let last = { zoom: 0, scale: PLAIN_SCALES[0]?.scale ?? 1 }
  for (const stop of PLAIN_SCALES) {
    if (mapLibreZoom < stop.zoom) {
      const part = (mapLibreZoom - last.zoom) / (stop.zoom - last.zoom)
      return last.scale + part * (stop.scale - last.scale)
    }
    last = stop
  }
  return last.scale
}

export function stateOf(
  id: string,
  { selectedId, hoveredId }: Pick<MapContent, 'selectedId' | 'hoveredId'>,
): MarkerState {
  if (id === selectedId) return 'selected'
  return id === hoveredId ? 'hovered' : 'plain'
}

export const scaleOf = (state: MarkerState, mapLibreZoom: number): number =>
  state === 'plain' ? plainScale(mapLibreZoom) : FOCUS_SCALES[state]
