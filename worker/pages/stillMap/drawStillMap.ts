import type { Feature, Position } from 'geojson'
import { clipLine, clipRing } from '../../../site/map/basemap/clip.ts'
import type { MapBounds } from '../../../site/map/engine.ts'
import { type Palette, paletteOf } from '../../../site/map/palette.ts'
import type { LatLng } from '../../contract/search.ts'
import { namesInside } from './namesInside.ts'
import {
  boundsOfStill,
  type Project,
  projectAround,
  STILL_HEIGHT,
  STILL_WIDTH,
} from './stillFrame.ts'

const CLIP_MARGIN = 0.2

function pathOf(lines: readonly Position[][], project: Project, end: '' | 'Z'): string {
  return lines
    .map((line) => {
      const steps: string[] = []
      for (const position of line) {
        const { x, y } = project(position)
        const step = `${x} ${y}`
        if (steps.at(-1) !== step) steps.push(step)
      }
      return steps.length < 2 ? '' : `M${steps.join('L')}${end}`
    })
    .join('')
}

interface Clipped {
  areas: Position[][]
  lines: Position[][]
}

function clipped(features: readonly Feature[], kind: string, bounds: MapBounds): Clipped {
  const found: Clipped = { areas: [], lines: [] }
  for (const { properties, geometry } of features) {
    if (properties?.kind !== kind) continue
    if (geometry.type === 'Polygon') {
      const rings = geometry.coordinates.flatMap((ring) => clipRing(ring, bounds))
      found.areas.push(...rings.filter(({ length }) => length > 3))
    }
    if (geometry.type === 'LineString') {
      found.lines.push(...clipLine(geometry.coordinates, bounds))
    }
  }
  return found
}

/** The built-in map around a place as an SVG with the colours of both themes: `img` follows the page's `color-scheme`. */
export function drawStillMap(
  place: LatLng,
  shapes: readonly Feature[],
  names: readonly Feature[],
): string {
  const { west, south, east, north } = boundsOfStill(place)
  const isCut = west > east
  const bounds = {
    west: isCut ? -180 : west - CLIP_MARGIN,
    south: south - CLIP_MARGIN,
    east: isCut ? 180 : east + CLIP_MARGIN,
    north: north + CLIP_MARGIN,
  }
  const project = projectAround(place)
  const area = (kind: string) => pathOf(clipped(shapes, kind, bounds).areas, project, 'Z')
  const line = (kind: string) => pathOf(clipped(shapes, kind, bounds).lines, project, '')
  const light = paletteOf('light')
  const parts = [
    `<rect class="water" width="100%" height="100%" fill="${light.water}"/>`,
    `<path class="coast" fill="none" stroke="${light.coast}" stroke-width="4" d="${line('coast')}"/>`,
    `<path class="land" fill="${light.land}" fill-rule="evenodd" d="${area('land')}"/>`,
    `<path class="water" fill="${light.water}" d="${area('lake')}"/>`,
    `<path class="river" fill="none" stroke="${light.river}" stroke-width="1.5" d="${line('river')}"/>`,
    `<path class="state" fill="none" stroke="${light.state}" d="${line('state')}"/>`,
    `<path class="border" fill="none" stroke="${light.country}" stroke-width="1.5" d="${line('border')}"/>`,
    writtenNames(names, project, light),
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${STILL_WIDTH} ${STILL_HEIGHT}">`,
    `<style>@media (prefers-color-scheme:dark){${darkRules(paletteOf('dark'))}}</style>`,
    ...parts,
    '</svg>',
  ].join('')
}

const darkRules = (dark: Palette): string =>
  [
    `.water{fill:${dark.water}}`,
    `.land{fill:${dark.land}}`,
    `.coast{stroke:${dark.coast}}`,
    `.river{stroke:${dark.river}}`,
    `.state{stroke:${dark.state}}`,
    `.border{stroke:${dark.country}}`,
    `.town{fill:${dark.nameOfTown};stroke:${dark.halo}}`,
  ].join('')

function writtenNames(
  names: readonly Feature[],
  project: Project,
  { nameOfTown, halo }: Palette,
): string {
  const texts = namesInside(names, project).map(
    ({ name, x, y, sizePx }) =>
      `<text x="${x}" y="${y}" font-size="${sizePx}">${escaped(name)}</text>`,
  )
  return `<g class="town" font-family="system-ui,sans-serif" font-weight="600" text-anchor="middle" fill="${nameOfTown}" stroke="${halo}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${texts.join('')}</g>`
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
