import { DIETS, type Diet } from '../../../worker/contract/diet.ts'
import { SHAPE_BOX, SHAPES } from '../../ui/dietShapes.ts'
import type { Palette } from '../palette.ts'

/** Image pixels per CSS pixel, so that an enlarged marker stays sharp. */
export const IMAGE_SCALE = 3
/** Room around the shape for the rim, the shadow and a live pop-up's ring; CSS pixels. */
const MARGIN = 6
/** The side of a marker's image in CSS pixels. */
export const MARKER_SIZE = SHAPE_BOX + 2 * MARGIN

export const markerImageName = (diet: Diet, live: boolean): string =>
  live ? `marker-${diet}-live` : `marker-${diet}`

interface MarkerKind {
  name: string
  diet: Diet
  live: boolean
}

export const MARKER_KINDS: readonly MarkerKind[] = DIETS.flatMap((diet) =>
  [false, true].map((live) => ({ name: markerImageName(diet, live), diet, live })),
)

/** A context whose unit is one CSS pixel. Throws where the browser has no canvas. */
function paper(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = width * IMAGE_SCALE
  canvas.height = height * IMAGE_SCALE
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas to draw markers on')
  context.scale(IMAGE_SCALE, IMAGE_SCALE)
  return context
}

export function drawMarker({ diet, live }: MarkerKind, palette: Palette): HTMLCanvasElement {
  const context = paper(MARKER_SIZE, MARKER_SIZE)
  if (live) drawLiveRing(context, palette)
  context.translate(MARGIN, MARGIN)
  const { outline, filled, hasRing, isDashed, sign } = SHAPES[diet]
  const edge = new Path2D(outline)
  const color = palette.diets[diet]
  drawRim(context, edge, hasRing, palette)

  context.fillStyle = color
  context.fill(new Path2D(filled))
  if (hasRing) {
    context.lineWidth = 2.6
    context.strokeStyle = color
    if (isDashed) context.setLineDash([4.1, 2.34])
    context.stroke(edge)
  }
  context.fillStyle = palette.sign
  context.fill(new Path2D(sign))
  return context.canvas
}

/** A rim that separates the shape from the map and its neighbours, with a soft shadow. */
function drawRim(
  context: CanvasRenderingContext2D,
  edge: Path2D,
  hasRing: boolean,
  palette: Palette,
): void {
  context.save()
  context.lineJoin = 'round'
  context.shadowColor = 'rgb(0 0 0 / 35%)'
  context.shadowBlur = 3 * IMAGE_SCALE
  context.shadowOffsetY = IMAGE_SCALE
  context.lineWidth = hasRing ? 5.6 : 3
  context.strokeStyle = palette.rim
  context.stroke(edge)
  context.restore()
  context.fillStyle = palette.rim
  context.fill(edge)
}

/** Two rings in the accent colour, like a signal, for "live now". */
function drawLiveRing(context: CanvasRenderingContext2D, palette: Palette): void {
  const middle = MARKER_SIZE / 2
  context.save()
  context.beginPath()
  context.arc(middle, middle, middle - 0.5, 0, 2 * Math.PI)
  context.fillStyle = palette.live
  context.globalAlpha = 0.25
  context.fill()
  context.globalAlpha = 1
  context.beginPath()
  context.arc(middle, middle, middle - 3.5, 0, 2 * Math.PI)
  context.fill()
  context.restore()
}

/** The distance from the bubble's edge to its text. */
export const BUBBLE_INNER_PX = 3

/** The bubble behind a label; MapLibre stretches the part between the corners. */
export const BUBBLE = { size: 36, corner: 10, margin: 5 }

export function drawBubble(palette: Palette): HTMLCanvasElement {
  const { size, corner, margin } = BUBBLE
  const context = paper(size, size)
  const side = size - 2 * margin
  const bubble = new Path2D()
  bubble.roundRect(margin, margin, side, side, corner)
  context.save()
  context.shadowColor = 'rgb(0 0 0 / 25%)'
  context.shadowBlur = 4 * IMAGE_SCALE
  context.shadowOffsetY = IMAGE_SCALE
  context.fillStyle = palette.bubble
  context.fill(bubble)
  context.restore()
  context.lineWidth = 1
  context.strokeStyle = palette.bubbleLine
  context.stroke(bubble)
  return context.canvas
}
