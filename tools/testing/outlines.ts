import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Feature } from 'geojson'
import GeoJSONVT from 'geojson-vt'
import { zxyToTileId } from 'pmtiles'
import vtPbf from 'vt-pbf'
import { type CellFile, collection, namesOf, shapesOf } from '../../site/map/basemap/files.ts'
import { boundsOfCell, type Cell, nameOfCell } from '../../site/map/basemap/grid.ts'

/** New England and the land to the west, to the longitude of Pittsburgh. */
const CELL: Cell = { column: 10, row: 13 }
const MAX_ZOOM = 8
const HEADER_BYTES = 127
const GZIP = 2
const MVT = 1

/** The kinds of the built-in map in the Protomaps basemap's schema. */
const KINDS: Record<string, { layer: string; kind: string }> = {
  land: { layer: 'earth', kind: 'earth' },
  lake: { layer: 'water', kind: 'lake' },
  river: { layer: 'water', kind: 'river' },
  border: { layer: 'boundaries', kind: 'country' },
  state: { layer: 'boundaries', kind: 'region' },
  town: { layer: 'places', kind: 'locality' },
}

interface ArchiveParts {
  /** By id, in ascending order. */
  tiles: ReadonlyMap<number, Buffer>
  metadata: object
  bounds: { west: number; south: number; east: number; north: number }
  /** Wrong header values, to test that they are noticed. */
  header?: { version?: number; tileType?: number; tileCompression?: number }
}

/** Writes a small archive of the built-in map's outlines, as `pmtiles` and MapLibre read it. */
export function writeOutlines(file: string, header: ArchiveParts['header'] = {}): void {
  const bounds = boundsOfCell(CELL)
  const layers = layersOf(readCell())
  const tiles = cutTiles(layers, bounds)
  const metadata = { vector_layers: [...layers.keys()].map((id) => ({ id, fields: {} })) }
  writeFileSync(file, archiveOf({ tiles, metadata, bounds, header }))
}

const readCell = (): CellFile =>
  JSON.parse(readFileSync(`site/public/basemap/cells/${nameOfCell(CELL)}.json`, 'utf8'))

function layersOf(cell: CellFile): Map<string, Feature[]> {
  const layers = new Map<string, Feature[]>()
  for (const feature of [...shapesOf(CELL, cell), ...namesOf(cell)]) {
    const { kind: before, ...rest } = feature.properties ?? {}
    const known = KINDS[String(before)]
    if (!known) continue
    const features = layers.get(known.layer) ?? []
    features.push({ ...feature, properties: { ...rest, kind: known.kind } })
    layers.set(known.layer, features)
  }
  return layers
}

function cutTiles(
  layers: ReadonlyMap<string, Feature[]>,
  bounds: ArchiveParts['bounds'],
): Map<number, Buffer> {
  const options = { maxZoom: MAX_ZOOM, buffer: 64 }
  const cutters = [...layers].map(
    ([name, features]) => [name, new GeoJSONVT(collection(features), options)] as const,
  )
  const tiles: [number, Buffer][] = []
  for (let z = 0; z <= MAX_ZOOM; z += 1) {
    const [first, last] = [
      tileAt(z, bounds.west, bounds.north),
      tileAt(z, bounds.east, bounds.south),
    ]
    for (let x = first.x; x <= last.x; x += 1) {
      for (let y = first.y; y <= last.y; y += 1) {
        const cut = cutters.flatMap(([name, cutter]) => {
          const tile = cutter.getTile(z, x, y)
          return tile ? [[name, tile] as const] : []
        })
        if (cut.length === 0) continue
        const packed = vtPbf.fromGeojsonVt(Object.fromEntries(cut), { version: 2 })
        tiles.push([zxyToTileId(z, x, y), gzipSync(packed)])
      }
    }
  }
  return new Map(tiles.toSorted(([a], [b]) => a - b))
}

function tileAt(z: number, lng: number, lat: number): { x: number; y: number } {
  const sine = Math.sin((lat * Math.PI) / 180)
  const up = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
  const inside = (part: number) => Math.min(2 ** z - 1, Math.floor(part * 2 ** z))
  return { x: inside((lng + 180) / 360), y: inside(up) }
}

/** The layout of version 3: header, directory, metadata, tiles. */
export function archiveOf({ tiles, metadata, bounds, header = {} }: ArchiveParts): Buffer {
  const directory = gzipSync(directoryOf(tiles))
  const about = gzipSync(JSON.stringify(metadata))
  const data = Buffer.concat([...tiles.values()])
  const start = Buffer.alloc(HEADER_BYTES)
  start.write('PMTiles', 'latin1')
  start[7] = header.version ?? 3
  const metadataAt = HEADER_BYTES + directory.length
  const dataAt = metadataAt + about.length
  const lengths = [HEADER_BYTES, directory.length, metadataAt, about.length, dataAt, 0, dataAt]
  const counts = [data.length, tiles.size, tiles.size, tiles.size]
  for (const [index, value] of [...lengths, ...counts].entries()) {
    start.writeBigUInt64LE(BigInt(value), 8 + 8 * index)
  }
  start.set([1, GZIP, header.tileCompression ?? GZIP, header.tileType ?? MVT, 0, MAX_ZOOM], 96)
  const { west, south, east, north } = bounds
  for (const [index, degrees] of [west, south, east, north].entries()) {
    start.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * index)
  }
  return Buffer.concat([start, directory, about, data])
}

/** Columns of varints: differences of ids, run lengths, lengths, and offsets (0: right after the previous tile). */
function directoryOf(tiles: ReadonlyMap<number, Buffer>): Buffer {
  const ids = [...tiles.keys()]
  const columns = [
    [ids.length],
    ids.map((id, i) => id - (ids[i - 1] ?? 0)),
    ids.map(() => 1),
    [...tiles.values()].map(({ length }) => length),
    ids.map((_, i) => (i === 0 ? 1 : 0)),
  ]
  return Buffer.from(columns.flat().flatMap(variableLength))
}

function variableLength(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...variableLength(Math.floor(value / 128))]
}
