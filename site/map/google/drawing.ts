import type { LatLng } from '../../../worker/contract/search.ts'
import type { MapCluster, MapContent, MapMarker, Theme } from '../engine.ts'
import type { MarkerLabel } from '../labels.ts'
import { type Palette, paletteOf } from '../maplibre/palette.ts'
import { drawMarker, MARKER_KINDS, MARKER_SIZE, markerImageName } from '../markers/images.ts'

/** Where a place falls on the canvas, in pixels of the page; null when it cannot be told. */
export type Project = (place: LatLng) => { x: number; y: number } | null

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
const SIZES = { plain: 0.85, hovered: 1.2, selected: 1.45 }
const numbers = new Intl.NumberFormat('en-US')

export const drawImages = (theme: Theme): Map<string, HTMLCanvasElement> =>
  new Map(MARKER_KINDS.map((kind) => [kind.name, drawMarker(kind, paletteOf(theme))]))

/** Draws everything from the lowest to the highest; answers what can be pointed at, highest first. */
export function drawContent(
  pen: Pen,
  content: MapContent,
  labels: ReadonlyMap<string, MarkerLabel>,
  project: Project,
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
  for (const { marker, state } of inOrder(content)) {
    const at = project(marker)
    if (!at) continue
    const side = MARKER_SIZE * SIZES[state]
    const image = pen.images.get(markerImageName(marker.diet, marker.live))
    if (image) pen.context.drawImage(image, at.x - side / 2, at.y - side / 2, side, side)
    targets.unshift({ ...at, reach: MARKER_REACH_PX, markerId: marker.id, cluster: null })
  }
  for (const { marker, state } of inOrder(content)) {
    const label = labels.get(marker.id)
    const at = label && project(marker)
    if (at) drawLabel(pen, at, label, MARKER_SIZE * SIZES[state] * 0.5)
  }
  return targets
}

/** The topmost thing at a point; a finger may miss by a little. */
export function targetAt(targets: readonly Target[], x: number, y: number): Target | null {
  const within = (more: number): Target | undefined =>
    targets.find((target) => Math.hypot(target.x - x, target.y - y) <= target.reach + more)
  return within(0) ?? within(TOUCH_REACH_PX) ?? null
}

function inOrder({ markers, selectedId, hoveredId }: MapContent) {
  const stateOf = ({ id }: MapMarker): keyof typeof SIZES =>
    id === selectedId ? 'selected' : id === hoveredId ? 'hovered' : 'plain'
  const rank = { plain: 0, hovered: 1, selected: 2 }
  return markers
    .map((marker) => ({ marker, state: stateOf(marker) }))
    .sort((a, b) => rank[a.state] - rank[b.state] || b.marker.lat - a.marker.lat)
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

function drawLabel(pen: Pen, at: Spot, { name, caption }: MarkerLabel, above: number): void {
  const { context, palette } = pen
  const [nameFont, captionFont] = [`700 13.5px ${FONT_FAMILY}`, `400 11.5px ${FONT_FAMILY}`]
  context.font = nameFont
  const nameWidth = context.measureText(name).width
  context.font = captionFont
  const width = Math.max(nameWidth, context.measureText(caption).width) + 20
  const height = caption ? 42 : 28
  const top = at.y - above - height - 3
  context.fillStyle = palette.bubble
  context.strokeStyle = palette.bubbleLine
  context.lineWidth = 1
  context.beginPath()
  context.roundRect(at.x - width / 2, top, width, height, 10)
  context.fill()
  context.stroke()
  write(pen, { x: at.x, y: top + 14.5 }, name, nameFont, palette.text)
  if (caption) write(pen, { x: at.x, y: top + 30 }, caption, captionFont, palette.muted)
}
