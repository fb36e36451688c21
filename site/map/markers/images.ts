import { DIETS, type Diet } from '../../../worker/contract/diet.ts'
import { SHAPE_BOX } from '../../ui/dietShapes.ts'
import { type Palette, paintOf } from '../palette.ts'
import { MARGIN, MARKER_SIZE, type MarkerPart, markerParts, type Paint } from './parts.ts'

/** Image pixels per CSS pixel, so that an enlarged marker stays sharp. */
export const IMAGE_SCALE = 3

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
  context.translate(MARGIN, MARGIN)
  context.lineJoin = 'round'
  for (const part of markerParts(diet, live)) {
    context.save()
    context.globalAlpha = part.opacity ?? 1
    drawPart(context, part, (paint) => paintOf(palette, paint, diet))
    context.restore()
  }
  return context.canvas
}

function drawPart(
  context: CanvasRenderingContext2D,
  part: MarkerPart,
  colorOf: (paint: Paint) => string,
): void {
  const shape = new Path2D('path' in part ? part.path : undefined)
  if ('radius' in part) shape.arc(SHAPE_BOX / 2, SHAPE_BOX / 2, part.radius, 0, 2 * Math.PI)
  else if (part.stroke) {
    context.save()
    if (part.isRaised) castShadow(context, 'rgb(0 0 0 / 35%)', 3)
    context.lineWidth = part.stroke.width
    context.strokeStyle = colorOf(part.stroke.paint)
    context.setLineDash([...(part.stroke.dashes ?? [])])
    context.stroke(shape)
    context.restore()
  }
  if (!part.fill) return
  context.fillStyle = colorOf(part.fill)
  context.fill(shape)
}

/** A soft shadow, a little below. */
function castShadow(context: CanvasRenderingContext2D, color: string, blurPx: number): void {
  context.shadowColor = color
  context.shadowBlur = blurPx * IMAGE_SCALE
  context.shadowOffsetY = IMAGE_SCALE
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
  castShadow(context, 'rgb(0 0 0 / 25%)', 4)
  context.fillStyle = palette.bubble
  context.fill(bubble)
  context.restore()
  context.lineWidth = 1
  context.strokeStyle = palette.bubbleLine
  context.stroke(bubble)
  return context.canvas
}
