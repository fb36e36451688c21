import type { Feature, FeatureCollection, Position } from 'geojson'

/** The files that `tools/basemap.ts` makes; it describes the packing. */
interface Packed {
  unitsPerDegree: number
}
export interface WorldFile extends Packed {
  land: number[][][]
  borders: number[][]
  lakes: number[][][]
}
export interface UnitedStatesFile extends Packed {
  land: number[][][]
  states: number[][]
}
export interface DetailsFile extends Packed {
  rivers: number[][]
  counties: number[][]
}
interface NameColumns {
  names: string
  lng: number[]
  lat: number[]
  rank: number[]
}
export interface NamesFile {
  towns: NameColumns
  states: NameColumns
  countries: NameColumns
}

export type Kind = 'land' | 'lake' | 'border' | 'state' | 'river' | 'county'

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

function polygons(kind: Kind, packed: number[][][], units: number): Feature[] {
  return packed.map((rings) => ({
    type: 'Feature',
    properties: { kind },
    geometry: { type: 'Polygon', coordinates: rings.map((ring) => unpackLine(ring, units)) },
  }))
}

function lines(kind: Kind, packed: number[][], units: number): Feature[] {
  return packed.map((line) => ({
    type: 'Feature',
    properties: { kind },
    geometry: { type: 'LineString', coordinates: unpackLine(line, units) },
  }))
}

function names(kind: 'town' | 'state' | 'country', columns: NameColumns): Feature[] {
  let x = 0
  return columns.names.split('|').map((name, i) => {
    x += columns.lng[i] ?? 0
    const coordinates = [x / NAME_UNITS_PER_DEGREE, (columns.lat[i] ?? 0) / NAME_UNITS_PER_DEGREE]
    return {
      type: 'Feature',
      properties: { kind, name, rank: columns.rank[i] ?? 0 },
      geometry: { type: 'Point', coordinates },
    }
  })
}

const collection = (features: Feature[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features,
})

/**
 * Areas and lines in one collection, in the order of drawing: the map clips a source at its tiles' edges, which costs each
 * source the same.
 */
export const shapesOf = (
  world: WorldFile,
  usa: UnitedStatesFile,
  details: DetailsFile | null,
): FeatureCollection =>
  collection([
    ...polygons('land', world.land, world.unitsPerDegree),
    ...polygons('land', usa.land, usa.unitsPerDegree),
    ...polygons('lake', world.lakes, world.unitsPerDegree),
    ...(details ? lines('river', details.rivers, details.unitsPerDegree) : []),
    ...(details ? lines('county', details.counties, details.unitsPerDegree) : []),
    ...lines('state', usa.states, usa.unitsPerDegree),
    ...lines('border', world.borders, world.unitsPerDegree),
  ])

export const namesOf = (file: NamesFile): FeatureCollection =>
  collection([
    ...names('country', file.countries),
    ...names('state', file.states),
    ...names('town', file.towns),
  ])
