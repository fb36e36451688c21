import type { Feature } from 'geojson'
import {
  MIN_RANKS,
  NAME_KINDS,
  NAME_PRECEDENCE,
  type NameKind,
  nameSizeAt,
} from '../../../site/map/basemap/scales.ts'
import { toMapLibreZoom } from '../../../site/map/geometry.ts'
import { stepAt } from '../../../site/map/stops.ts'
import { type Project, projectIn, type StillFrame, type Taken } from './stillFrame.ts'

interface WrittenName {
  kind: NameKind
  name: string
  /** The middle of its baseline. */
  x: number
  y: number
  sizePx: number
}

/** Square pixels for each name. */
const ROOM_PX = 18_000
const LETTER_EM = 0.62

const overlaps = (a: Taken, b: Taken): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2

const isKind = (kind: unknown): kind is NameKind => NAME_KINDS.some((one) => one === kind)

interface Found {
  kind: NameKind
  name: string
  rank: number
  x: number
  y: number
}

function readName({ properties, geometry }: Feature, zoom: number, project: Project): Found[] {
  const { kind, name, rank }: { kind?: unknown; name?: unknown; rank?: unknown } = properties ?? {}
  if (geometry.type !== 'Point' || !isKind(kind)) return []
  if (typeof name !== 'string' || typeof rank !== 'number') return []
  const { from, before } = MIN_RANKS[kind]
  if (rank < stepAt(from, zoom, before)) return []
  const written = kind === 'state' ? name.toUpperCase() : name
  return [{ kind, name: written, rank, ...project(geometry.coordinates) }]
}

/** The most important visible names that overlap neither what is taken nor each other. */
export function namesInside(
  frame: StillFrame,
  parts: readonly { turn: number; names: readonly Feature[] }[],
): WrittenName[] {
  const { width, height, edge, taken: held } = frame
  const zoom = toMapLibreZoom(frame.view.zoom)
  const orderOf = ({ kind, rank }: Found) => NAME_PRECEDENCE[kind] + (kind === 'state' ? 0 : rank)
  const found = parts
    .flatMap(({ turn, names }) => {
      const project = projectIn(frame, turn)
      return names.flatMap((name) => readName(name, zoom, project))
    })
    .toSorted((a, b) => orderOf(b) - orderOf(a))
  const taken = [...held]
  const written: WrittenName[] = []
  for (const { kind, name, rank, x, y } of found) {
    const sizePx = Math.round(nameSizeAt(kind, rank, zoom))
    const box = { x, y, width: name.length * sizePx * LETTER_EM, height: sizePx + 4 }
    // The name of a town under the pin goes below the pin.
    const under = held.find((one) => overlaps(one, box))
    if (under === held[0] && under) box.y = under.y + under.height / 2 + sizePx
    const isInside =
      Math.abs(box.x - width / 2) < width / 2 - edge.x &&
      Math.abs(box.y - height / 2) < height / 2 - edge.y
    if (!isInside || taken.some((other) => overlaps(other, box))) continue
    taken.push(box)
    written.push({ kind, name, x: box.x, y: Math.round(box.y + sizePx * 0.35), sizePx })
    if (written.length >= (width * height) / ROOM_PX) break
  }
  return written
}
