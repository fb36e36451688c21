import type { MapCluster, MapContent, Theme } from '../engine.ts'
import { drawMarker, MARKER_KINDS, MARKER_SIZE, markerImageName } from '../markers/images.ts'
import {
  CAPTION_SCALE,
  LABEL_FONT_PX,
  LABEL_FONTS,
  LABEL_PADDING,
  LINE_HEIGHT,
  linesOf,
} from '../markers/placing/labelSize.ts'
import { type DrawnMarker, type Frame, type PlacedLabel, RANK } from '../markers/placing/layOut.ts'
import { type Palette, paletteOf } from '../palette.ts'

/** What a click within `reach` pixels of a point means. */
export interface Target {
  x: number
  y: number
  reach: number
  markerId: string | null
  cluster: MapCluster | null
}

interface Pen {
  context: CanvasRenderingContext2D
  palette: Palette
  images: ReadonlyMap<string, HTMLCanvasElement>
}

const FONT_FAMILY = 'system-ui, sans-serif'
const MARKER_REACH_PX = 14
const TOUCH_REACH_PX = 8
const numbers = new Intl.NumberFormat('en-US')

export const drawImages = (theme: Theme): Map<string, HTMLCanvasElement> =>
  new Map(MARKER_KINDS.map((kind) => [kind.name, drawMarker(kind, paletteOf(theme))]))

/** Draws everything from the lowest to the highest; answers what can be pointed at, highest first. */
export function drawContent(
  pen: Pen,
  content: MapContent,
  drawn: readonly DrawnMarker[],
  project: Frame['project'],
): Target[] {
  const targets: Target[] = []
  const here = content.here && project(content.here)
  if (here) drawHere(pen, here)
  for (const cluster of content.clusters) {
    const at = project(cluster)
    if (!at) continue
    const reach = drawCluster(pen, at, cluster.count)
    targets.unshift({ ...at, reach, markerId: null, cluster })
  }
  const ordered = drawn.toSorted(
    (a, b) => RANK[a.state] - RANK[b.state] || b.marker.lat - a.marker.lat,
  )
  for (const { marker, scale, step } of ordered) {
    const place = project(marker)
    if (!place) continue
    const at = { x: place.x + step.x, y: place.y + step.y }
    const side = MARKER_SIZE * scale
    const image = pen.images.get(markerImageName(marker.diet, marker.live))
    if (image) pen.context.drawImage(image, at.x - side / 2, at.y - side / 2, side, side)
    targets.unshift({ ...at, reach: MARKER_REACH_PX, markerId: marker.id, cluster: null })
  }
  for (const { marker, label } of ordered) {
    const at = label && project(marker)
    if (at) drawLabel(pen, { x: at.x + label.step.x, y: at.y + label.step.y }, label)
  }
  return targets
}

/** The topmost thing at a point; a finger may miss by a little. */
export function targetAt(targets: readonly Target[], x: number, y: number): Target | null {
  const within = (more: number): Target | undefined =>
    targets.find((target) => Math.hypot(target.x - x, target.y - y) <= target.reach + more)
  return within(0) ?? within(TOUCH_REACH_PX) ?? null
}

interface Spot {
  x: number
  y: number
}

function disc({ context }: Pen, { x, y }: Spot, radius: number, color: string, alpha = 1): void {
  context.globalAlpha = alpha
  context.fillStyle = color
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fill()
  context.globalAlpha = 1
}

function drawHere(pen: Pen, at: Spot): void {
  disc(pen, at, 18, pen.palette.here, 0.18)
  disc(pen, at, 9.5, pen.palette.rim)
  disc(pen, at, 7, pen.palette.here)
}

/** Answers the radius. */
function drawCluster(pen: Pen, at: Spot, count: number): number {
  const radius = 13 + 4.6 * Math.log10(Math.max(1, count))
  disc(pen, at, radius + 5, pen.palette.clusterHalo, 0.22)
  disc(pen, at, radius, pen.palette.cluster)
  write(pen, at, numbers.format(count), `700 13px ${FONT_FAMILY}`, pen.palette.clusterText)
  return radius
}

function write({ context }: Pen, { x, y }: Spot, text: string, font: string, color: string): void {
  context.font = font
  context.fillStyle = color
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(text, x, y)
}

/** `at`: the middle of the bubble. */
function drawLabel(pen: Pen, at: Spot, { name, caption, width, height }: PlacedLabel): void {
  const { context, palette } = pen
  const top = at.y - height / 2
  context.fillStyle = palette.bubble
  context.strokeStyle = palette.bubbleLine
  context.lineWidth = 1
  context.beginPath()
  context.roundRect(at.x - width / 2, top, width, height, 10)
  context.fill()
  context.stroke()
  const nameHeight = LABEL_FONT_PX * LINE_HEIGHT
  const lineHeight = nameHeight * CAPTION_SCALE
  const first = top + LABEL_PADDING.y
  write(pen, { x: at.x, y: first + nameHeight / 2 }, name, LABEL_FONTS.name, palette.text)
  for (const [index, line] of linesOf(caption).entries()) {
    const y = first + nameHeight + (index + 0.5) * lineHeight
    write(pen, { x: at.x, y }, line, LABEL_FONTS.caption, palette.muted)
  }
}
