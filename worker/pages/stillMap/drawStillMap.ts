import type { Feature, Position } from 'geojson'
import { clipLine, clipRing } from '../../../site/map/basemap/clip.ts'
import {
  COAST,
  COUNTY_OPACITY,
  LINE_KINDS,
  LINES,
  type LineKind,
  type NameKind,
} from '../../../site/map/basemap/scales.ts'
import type { MapBounds } from '../../../site/map/engine.ts'
import { toMapLibreZoom } from '../../../site/map/geometry.ts'
import { type Palette, paletteOf } from '../../../site/map/palette.ts'
import { valueAt } from '../../../site/map/stops.ts'
import { escapeHtml } from '../escapeHtml.ts'
import { namesInside } from './namesInside.ts'
import { edgesOf, type Project, projectIn, type StillFrame } from './stillFrame.ts'

/** Beyond the picture's edges, so that no cut shows. */
const MARGIN_PX = 64
/** Rings of a coast's glow, one within the other. */
const GLOWS = [1, 0.75, 0.5, 0.25]

/** A cell's content, so many degrees east of its own place. */
interface StillPart {
  turn: number
  shapes: readonly Feature[]
  names: readonly Feature[]
}

/** Steps of fewer pixels do not show. */
const MIN_STEP_PX = 2

function pathOf(lines: readonly Position[][], project: Project, end: '' | 'Z'): string {
  return lines.map((line) => stepsOf(line.map(project), end)).join('')
}

function stepsOf(points: readonly { x: number; y: number }[], end: '' | 'Z'): string {
  const steps: string[] = []
  let last = { x: Number.NaN, y: Number.NaN }
  for (const [index, { x, y }] of points.entries()) {
    const isLast = index === points.length - 1
    if (!isLast && Math.abs(x - last.x) + Math.abs(y - last.y) < MIN_STEP_PX) continue
    steps.push(`${x} ${y}`)
    last = { x, y }
  }
  // An area needs three corners, and its last point is the first again.
  return steps.length < (end === 'Z' ? 4 : 2) ? '' : `M${steps.join('L')}${end}`
}

/** The path of everything of a kind in a part. */
function drawKind(frame: StillFrame, { turn, shapes }: StillPart, kind: string): string {
  const { west, south, east, north } = edgesOf(frame, MARGIN_PX)
  const bounds: MapBounds = { west: west - turn, south, east: east - turn, north }
  const project = projectIn(frame, turn)
  return shapes
    .map(({ properties, geometry }) => {
      if (properties?.kind !== kind) return ''
      if (geometry.type === 'LineString')
        return pathOf(clipLine(geometry.coordinates, bounds), project, '')
      if (geometry.type !== 'Polygon') return ''
      const rings = geometry.coordinates.flatMap((ring) => clipRing(ring, bounds))
      const areas = rings.filter(({ length }) => length > 3)
      return pathOf(areas, project, 'Z')
    })
    .join('')
}

/** The built-in map as an SVG with the colours of both themes: `img` follows the page's `color-scheme`. */
export function drawStillMap(frame: StillFrame, parts: readonly StillPart[]): string {
  const zoom = toMapLibreZoom(frame.view.zoom)
  const light = paletteOf('light')
  const pathFor = (kind: string) => parts.map((part) => drawKind(frame, part, kind)).join('')
  // A path for each cell, since neighbouring cells overlap; the stroke of the land closes the seams between them.
  const areasOf = (kind: string) =>
    parts
      .map((part) => drawKind(frame, part, kind))
      .map((path) => (path === '' ? '' : `<path d="${path}"/>`))
      .join('')
  const lines = LINE_KINDS.filter((kind) => zoom >= LINES[kind].from).map((kind) =>
    drawLine(kind, pathFor(kind), zoom, light),
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}">`,
    `<style>@media (prefers-color-scheme:dark){${darkRules(paletteOf('dark'))}}</style>`,
    `<rect class="water" width="100%" height="100%" fill="${light.water}"/>`,
    zoom >= COAST.from ? drawCoast(pathFor('coast'), zoom, light) : '',
    `<g class="land" fill="${light.land}" stroke="${light.land}" fill-rule="evenodd">${areasOf('land')}</g>`,
    `<g class="water" fill="${light.water}">${areasOf('lake')}</g>`,
    ...lines,
    writeNames(frame, parts, light),
    '</svg>',
  ].join('')
}

/** The live map blurs a wide line; here rings add up to it. */
function drawCoast(path: string, zoom: number, { coast }: Palette): string {
  const width = valueAt(COAST.width, zoom, COAST.base)
  const strength = Math.min(1, width / 2 / valueAt(COAST.blur, zoom, COAST.base))
  const opacity = (strength / GLOWS.length).toFixed(2)
  const rings = GLOWS.map(
    (share) => `<use href="#c" stroke-width="${(width * share).toFixed(1)}"/>`,
  )
  return `<defs><path id="c" d="${path}"/></defs><g class="coast" fill="none" stroke-linejoin="round" stroke="${coast}" stroke-opacity="${opacity}">${rings.join('')}</g>`
}

function drawLine(kind: LineKind, path: string, zoom: number, palette: Palette): string {
  const opacity = kind === 'county' ? valueAt(COUNTY_OPACITY, zoom) : 1
  if (opacity === 0 || path === '') return ''
  const color = kind === 'border' ? palette.country : palette[kind]
  const width = valueAt(LINES[kind].width, zoom).toFixed(2)
  return `<path class="${kind}" fill="none" stroke="${color}" stroke-width="${width}" stroke-opacity="${opacity}" d="${path}"/>`
}

const NAME_COLORS = {
  country: 'nameOfCountry',
  state: 'nameOfState',
  town: 'nameOfTown',
} as const satisfies Record<NameKind, keyof Palette>
const WEIGHTS: Record<NameKind, number> = { country: 700, state: 400, town: 500 }

const darkRules = (dark: Palette): string =>
  [
    `.water{fill:${dark.water}}`,
    `.land{fill:${dark.land};stroke:${dark.land}}`,
    `.coast{stroke:${dark.coast}}`,
    ...LINE_KINDS.map(
      (kind) => `.${kind}{stroke:${kind === 'border' ? dark.country : dark[kind]}}`,
    ),
    `.names{stroke:${dark.halo}}`,
    ...Object.entries(NAME_COLORS).map(([kind, color]) => `.of-${kind}{fill:${dark[color]}}`),
  ].join('')

function writeNames(frame: StillFrame, parts: readonly StillPart[], light: Palette): string {
  const texts = namesInside(frame, parts).map(
    ({ kind, name, x, y, sizePx }) =>
      `<text class="of-${kind}" x="${x}" y="${y}" font-size="${sizePx}" font-weight="${WEIGHTS[kind]}" fill="${light[NAME_COLORS[kind]]}">${escapeHtml(name)}</text>`,
  )
  return `<g class="names" font-family="system-ui,sans-serif" text-anchor="middle" stroke="${light.halo}" stroke-width="2.8" stroke-linejoin="round" paint-order="stroke">${texts.join('')}</g>`
}
