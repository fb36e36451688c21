import type { FeatureCollection, Point } from 'geojson'
import { distanceMetres } from '../../../worker/contract/places/distance.ts'
import type { LatLng } from '../../../worker/contract/search.ts'
import { call } from '../../api/client.ts'
import type { MapBounds, Town } from '../engine.ts'
import { type CellFile, collection, namesOf, shapesOf, type WorldFile } from './files.ts'
import { allCells, type Cell, cellsIn, nameOfCell } from './grid.ts'
import type { baseSources } from './style.ts'

export type PutBasemap = (source: keyof typeof baseSources, data: FeatureCollection) => void

export interface Basemap {
  /** Asks for what is seen there; call it while the map library is still on its way. */
  request(bounds: MapBounds, zoom: number): void
  /** Puts what is seen there on the map once it has come, and nothing else. Rejects when a part cannot be had. */
  putFirst(bounds: MapBounds, zoom: number, put: PutBasemap): Promise<void>
  /** The same and all that has been seen; from further away the rest of the world as well, from afar where nobody has been near. */
  putAll(bounds: MapBounds, zoom: number, put: PutBasemap): Promise<void>
  /** Of those that have been loaded from near. */
  nearestTown(place: LatLng): Town | null
}

const FILE_TIMEOUT_MS = 30_000
/** From this zoom on (Google's scale) the world from afar is too coarse. */
const NEAR_ZOOM = 6
/** Nearer than this nobody sees the rest of the world before it has come: it is as heavy as three cells. */
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

/** Asks for a file once; one that did not come is asked for anew. */
function askOnce<T>(files: Map<string, Promise<T>>, name: string): Promise<T> {
  const known = files.get(name)
  if (known) return known
  const file = readFile<T>(name)
  files.set(name, file)
  // Whoever awaits it hears of a failure; until then it must not count as unhandled.
  file.catch(() => files.delete(name))
  return file
}

/** The files of the built-in map, each asked for when it is first seen. */
export function openBasemap(): Basemap {
  const worlds = new Map<string, Promise<WorldFile>>()
  const cells = new Map<string, Promise<CellFile>>()
  const near = new Map<string, CellFile>()
  let world: WorldFile | null = null
  /** How much the map has been given: cells from near, and the world or not. */
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
      // The map takes long to prepare what it is given: nothing new, nothing given.
      if (shown === loaded()) return
      shown = loaded()
      putCells(finest(allCells()), put)
    },
    nearestTown: (place) => nearestOf(place, [...near.values()].flatMap(townsOf)),
  }
}
