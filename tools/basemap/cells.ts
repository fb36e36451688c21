import type { Position } from 'geojson'
import { clipLine } from '../../site/map/basemap/clip.ts'
import type { CellFile, NameColumns } from '../../site/map/basemap/files.ts'
import { boundsOfCell, CELL_MARGIN, type Cell } from '../../site/map/basemap/grid.ts'
import type { MapBounds } from '../../site/map/engine.ts'
import { clipArea } from './clipArea.ts'
import type { buildNames, Named } from './names.ts'
import type { Shapes } from './shapes.ts'

type Names = ReturnType<typeof buildNames>

const NAME_UNITS_PER_DEGREE = 100

/** Longitude and latitude in turn, each the difference to the point before, in whole parts of a degree. */
function packLine(line: Position[], units: number): number[] {
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

const hasLength = (line: number[]): boolean => line.length >= 4
const isRing = (line: number[]): boolean => line.length >= 8

/** Where the outline of an area runs beyond ±180°, its other side is drawn there. */
const TURNS = [0, -360, 360]
const turned = (line: readonly Position[], by: number): Position[] =>
  line.map(([lng = 0, lat = 0]) => [lng + by, lat])

/** The rings or lines of one feature, with the bounds of the first, so that most cells can skip it. */
interface Measured {
  lines: Position[][]
  extent: MapBounds
}

function measured(lines: Position[][]): Measured {
  const extent = { west: 999, south: 999, east: -999, north: -999 }
  for (const [lng = 0, lat = 0] of lines[0] ?? []) {
    extent.west = Math.min(extent.west, lng)
    extent.east = Math.max(extent.east, lng)
    extent.south = Math.min(extent.south, lat)
    extent.north = Math.max(extent.north, lat)
  }
  return { lines, extent }
}

const meets = ({ extent: a }: Measured, b: MapBounds): boolean =>
  a.west <= b.east && a.east >= b.west && a.south <= b.north && a.north >= b.south

type Areas = Position[][][]
type Lines = Position[][]

const measureAreas = (areas: Areas): Measured[] =>
  areas.flatMap((rings) =>
    TURNS.map((by) => measured(rings.map((ring) => turned(ring, by)))).filter(
      ({ extent }) => extent.west < 181 && extent.east > -181,
    ),
  )
const measureLines = (lines: Lines): Measured[] => lines.map((line) => measured([line]))

/** Cuts shapes and names into cells. `units`: whole parts of a degree. */
export function cutter(shapes: Shapes, names: Names, units: number): (cell: Cell) => CellFile {
  const land = measureAreas(shapes.land)
  const lakes = measureAreas(shapes.lakes)
  const rivers = measureLines(shapes.rivers)
  const counties = measureLines(shapes.counties)
  const states = measureLines(shapes.states)
  const borders = measureLines(shapes.borders)
  return (cell) => {
    const exact = boundsOfCell(cell)
    // Neighbours overlap a little, so that no seam of water shows between them.
    const bounds = boundsOfCell(cell, CELL_MARGIN)
    const areasIn = (all: readonly Measured[]): number[][][] =>
      all
        .filter((area) => meets(area, bounds))
        .flatMap(({ lines }) => clipArea(lines, bounds))
        .map((rings) => rings.map((ring) => packLine(ring, units)).filter(isRing))
        .filter((rings) => rings.length > 0)
    const linesIn = (all: readonly Measured[]): number[][] =>
      all
        .filter((line) => meets(line, exact))
        .flatMap(({ lines }) => lines.flatMap((line) => clipLine(line, exact)))
        .map((line) => packLine(line, units))
        .filter(hasLength)
    return {
      unitsPerDegree: units,
      land: areasIn(land),
      lakes: areasIn(lakes),
      rivers: linesIn(rivers),
      counties: linesIn(counties),
      states: linesIn(states),
      borders: linesIn(borders),
      names: {
        towns: packNames(names.towns, exact),
        states: packNames(names.states, exact),
        countries: packNames(names.countries, exact),
      },
    }
  }
}

/** Names by columns, west to east: similar values side by side compress to a third. */
function packNames(places: Named[], { west, south, east, north }: MapBounds): NameColumns {
  const sorted = places
    .filter(({ lng, lat }) => lng >= west && lng < east && lat >= south && lat < north)
    .toSorted((a, b) => a.lng - b.lng)
  let last = 0
  return {
    names: sorted.map((place) => place.name).join('|'),
    lng: sorted.map((place) => {
      const x = Math.round(place.lng * NAME_UNITS_PER_DEGREE)
      const step = x - last
      last = x
      return step
    }),
    lat: sorted.map((place) => Math.round(place.lat * NAME_UNITS_PER_DEGREE)),
    rank: sorted.map((place) => place.rank),
    said: saidIn(sorted),
  }
}

function saidIn(places: readonly Named[]): NameColumns['said'] {
  const said: Record<string, Record<number, string>> = {}
  for (const [at, place] of places.entries()) {
    for (const [language, name] of Object.entries(place.said ?? {})) {
      said[language] = { ...said[language], [at]: name }
    }
  }
  return Object.keys(said).length > 0 ? said : undefined
}
