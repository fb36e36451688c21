import type { FeatureCollection, Point } from 'geojson'
import { distanceMetres } from '../../../worker/contract/places/distance.ts'
import type { LatLng } from '../../../worker/contract/search.ts'
import { call } from '../../api/client.ts'
import type { MapBounds, Town } from '../engine.ts'
import { type CellFile, collection, namesOf, shapesOf, type WorldFile } from './files.ts'
import { allCells, type Cell, cellsIn, nameOfCell } from './grid.ts'
import type { baseSources } from './style.ts'

type PutBasemap = (source: keyof typeof baseSources, data: FeatureCollection) => void

export interface Basemap {
  /** Requests what is visible there; call it while the map library is still loading. */
  request(bounds: MapBounds, zoom: number): void
  /** Draws only what is visible there, once it has loaded. Rejects if a part cannot be loaded. */
  putFirst(bounds: MapBounds, zoom: number, put: PutBasemap): Promise<void>
  /** Draws what is visible and all that has been loaded, and at low zoom also the coarse world where no near cell is loaded. */
  putAll(bounds: MapBounds, zoom: number, put: PutBasemap): Promise<void>
  /** The nearest town in the cells loaded from near. */
  nearestTown(place: LatLng): Town | null
}

const FILE_TIMEOUT_MS = 30_000
/** From this zoom on (Google's scale) the coarse world map is not enough. */
const NEAR_ZOOM = 6
/** Above this zoom the rest of the world is out of sight and not worth loading: it is as heavy as three cells. */
const WORLD_ZOOM = 9

async function readFile<T>(name: string): Promise<T> {
  const options = { anonymous: true, timeoutMs: FILE_TIMEOUT_MS }
  return (await call<T>(`/basemap/${name}.json`, options)).value
}

const townsOf = (file: CellFile): Town[] =>
  namesOf(file)
    .filter(({ properties }) => properties?.kind === 'town')
    .flatMap(({ properties, geometry }) => {
      const [lng = 0, lat = 0] = (geometry as Point).coordinates
      return { name: String(properties?.name), lat, lng }
    })

function nearestOf(place: LatLng, towns: readonly Town[]): Town | null {
  let nearest: Town | null = null
  let least = Number.POSITIVE_INFINITY
  for (const town of towns) {
    const metres = distanceMetres(place, town)
    if (metres < least) [nearest, least] = [town, metres]
  }
  return nearest
}

/** Requests a file once; after a failure it is requested again. */
function askOnce<T>(files: Map<string, Promise<T>>, name: string): Promise<T> {
  const known = files.get(name)
  if (known) return known
  const file = readFile<T>(name)
  files.set(name, file)
  // Callers handle a failure; this keeps it from counting as unhandled until they do.
  file.catch(() => files.delete(name))
  return file
}

/** The files of the built-in map, each requested when it is first visible. */
export function openBasemap(): Basemap {
  const worlds = new Map<string, Promise<WorldFile>>()
  const cells = new Map<string, Promise<CellFile>>()
  const near = new Map<string, CellFile>()
  let world: WorldFile | null = null
  /** What the map has been given: the number of near cells, and whether the world. */
  let shown = ''
  const loaded = () => `${near.size} ${world !== null}`

  const requestWorld = async () => {
    world = await askOnce(worlds, 'world')
  }
  const requestCell = async (cell: Cell) => {
    const name = nameOfCell(cell)
    near.set(name, await askOnce(cells, `cells/${name}`))
  }
  const seenIn = (bounds: MapBounds, zoom: number) => (zoom < NEAR_ZOOM ? [] : cellsIn(bounds))
  const load = async (bounds: MapBounds, zoom: number): Promise<void> => {
    const seen = seenIn(bounds, zoom)
    if (seen.length === 0) await requestWorld()
    else await Promise.all(seen.map(requestCell))
  }
  const putCells = (all: readonly [Cell, CellFile][], put: PutBasemap): void => {
    put('base-shapes', collection(all.flatMap(([cell, file]) => shapesOf(cell, file))))
    put('base-names', collection(all.flatMap(([, file]) => namesOf(file))))
  }
  const finest = (wanted: readonly Cell[]): [Cell, CellFile][] =>
    wanted.flatMap((cell): [Cell, CellFile][] => {
      const file = near.get(nameOfCell(cell)) ?? world?.cells[nameOfCell(cell)]
      return file ? [[cell, file]] : []
    })

  return {
    request: (bounds, zoom) => void load(bounds, zoom).catch(() => undefined),
    async putFirst(bounds, zoom, put) {
      await load(bounds, zoom)
      if (seenIn(bounds, zoom).length > 0) shown = loaded()
      putCells(finest(cellsIn(bounds)), put)
    },
    async putAll(bounds, zoom, put) {
      await Promise.all([zoom < WORLD_ZOOM && requestWorld(), load(bounds, zoom)])
      // The map takes long to process data, so it gets none without news.
      if (shown === loaded()) return
      shown = loaded()
      putCells(finest(allCells()), put)
    },
    nearestTown: (place) => nearestOf(place, [...near.values()].flatMap(townsOf)),
  }
}
