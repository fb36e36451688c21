import type { Diet } from '../../../worker/contract/diet.ts'
import { SHAPE_BOX, SHAPES } from '../../ui/dietShapes.ts'

/** Room around the shape for the rim, the shadow and a live pop-up's ring; CSS pixels. */
export const MARGIN = 6
/** The side of a marker's picture in CSS pixels. */
export const MARKER_SIZE = SHAPE_BOX + 2 * MARGIN

/** What a part is painted with: a colour of the palette (`level`: that of the diet level). */
export type Paint = 'rim' | 'level' | 'sign' | 'live'

export type MarkerPart = { fill?: Paint; opacity?: number } & (
  | { radius: number }
  | {
      /** SVG path data in a square of `SHAPE_BOX`. */
      path: string
      stroke?: { paint: Paint; width: number; dashes?: readonly number[] }
      /** Casts the marker's shadow. */
      isRaised?: boolean
    }
)

/** A marker from its lowest part to its highest, whatever draws it. Circles are around its middle. */
export function markerParts(diet: Diet, isLive: boolean): MarkerPart[] {
  const { outline, filled, hasRing, isDashed, sign } = SHAPES[diet]
  const reach = MARKER_SIZE / 2
  const parts: MarkerPart[] = []
  // Two rings in the accent colour, like a signal, for "live now".
  if (isLive) parts.push({ radius: reach - 0.5, fill: 'live', opacity: 0.25 })
  if (isLive) parts.push({ radius: reach - 3.5, fill: 'live' })
  // The rim separates the shape from the map and its neighbours.
  const rim = { paint: 'rim', width: hasRing ? 5.6 : 3 } as const
  parts.push({ path: outline, fill: 'rim', stroke: rim, isRaised: true })
  if (filled !== '') parts.push({ path: filled, fill: 'level' })
  if (hasRing) {
    const dashes = isDashed ? { dashes: [4.1, 2.34] } : {}
    parts.push({ path: outline, stroke: { paint: 'level', width: 2.6, ...dashes } })
  }
  if (sign !== '') parts.push({ path: sign, fill: 'sign' })
  return parts
}
