import type { Feature, FeatureCollection, Position } from 'geojson'
import { speech } from '../../../languages/speech.ts'
import type { MapBounds } from '../engine.ts'
import { boundsOfCell, CELL_MARGIN, type Cell } from './grid.ts'

/** One cell of the built-in map as `tools/build/basemap.ts` packs it: each number is the difference to the previous one. */
export interface CellFile {
  unitsPerDegree: number
  land: number[][][]
  lakes: number[][][]
  rivers: number[][]
  counties: number[][]
  states: number[][]
  borders: number[][]
  names: Record<'towns' | 'states' | 'countries', NameColumns>
}

export interface NameColumns {
  /** Separated by bars. */
  names: string
  lng: number[]
  lat: number[]
  rank: number[]
  /** By language, the names that differ in it, by their places in the columns. */
  said?: Readonly<Record<string, Readonly<Record<number, string>>>> | undefined
}

/** The coarse world map, by the names of its cells. */
export interface WorldFile {
  cells: Record<string, CellFile>
}

type Kind = 'land' | 'coast' | 'lake' | 'border' | 'state' | 'river' | 'county'

const NAME_UNITS_PER_DEGREE = 100

function unpackLine(packed: readonly number[], units: number): Position[] {
  const line: Position[] = []
  let [x, y] = [0, 0]
  for (let i = 0; i + 1 < packed.length; i += 2) {
    x += packed[i] ?? 0
    y += packed[i + 1] ?? 0
    line.push([x / units, y / units])
  }
  return line
}

const areas = (kind: Kind, polygons: readonly Position[][][]): Feature[] =>
  polygons.map((coordinates) => ({
    type: 'Feature',
    properties: { kind },
    geometry: { type: 'Polygon', coordinates },
  }))

const lines = (kind: Kind, all: readonly Position[][]): Feature[] =>
  all.map((coordinates) => ({
    type: 'Feature',
    properties: { kind },
    geometry: { type: 'LineString', coordinates },
  }))

/** A ring without the sides that the cell's edges cut, which are no coast. */
function coastOf(ring: readonly Position[], { west, south, east, north }: MapBounds): Position[][] {
  const isCut = (a: Position, b: Position): boolean =>
    [west, east].some((lng) => isAt(a[0], lng) && isAt(b[0], lng)) ||
    [south, north].some((lat) => isAt(a[1], lat) && isAt(b[1], lat))
  const parts: Position[][] = [[]]
  for (const [index, position] of ring.entries()) {
    const before = ring[index - 1]
    if (before && isCut(before, position)) parts.push([])
    parts.at(-1)?.push(position)
  }
  return parts.filter(({ length }) => length > 1)
}

/** Equal within the rounding of the packing. */
const isAt = (value = 0, edge: number): boolean => Math.abs(value - edge) < 0.011

function names(kind: 'town' | 'state' | 'country', columns: NameColumns): Feature[] {
  if (columns.names === '') return []
  const said = columns.said?.[speech().language.code] ?? {}
  let x = 0
  return columns.names.split('|').map((name, i) => {
    x += columns.lng[i] ?? 0
    const coordinates = [x / NAME_UNITS_PER_DEGREE, (columns.lat[i] ?? 0) / NAME_UNITS_PER_DEGREE]
    return {
      type: 'Feature',
      properties: { kind, name: said[i] ?? name, rank: columns.rank[i] ?? 0 },
      geometry: { type: 'Point', coordinates },
    }
  })
}

/** The areas and lines of a cell, in drawing order. */
export function shapesOf(cell: Cell, file: CellFile): Feature[] {
  const unpacked = (packed: number[][]) =>
    packed.map((line) => unpackLine(line, file.unitsPerDegree))
  const cut = boundsOfCell(cell, CELL_MARGIN)
  const land = file.land.map(unpacked)
  return [
    ...areas('land', land),
    ...lines(
      'coast',
      land.flat().flatMap((ring) => coastOf(ring, cut)),
    ),
    ...areas('lake', file.lakes.map(unpacked)),
    ...lines('river', unpacked(file.rivers)),
    ...lines('county', unpacked(file.counties)),
    ...lines('state', unpacked(file.states)),
    ...lines('border', unpacked(file.borders)),
  ]
}

export const namesOf = ({ names: { countries, states, towns } }: CellFile): Feature[] => [
  ...names('country', countries),
  ...names('state', states),
  ...names('town', towns),
]

export const collection = (features: Feature[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features,
})
