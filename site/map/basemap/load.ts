import type { FeatureCollection } from 'geojson'
import { call } from '../../api/client.ts'
import type { MapBounds } from '../engine.ts'
import {
  type DetailsFile,
  type NamesFile,
  namesOf,
  shapesOf,
  type UnitedStatesFile,
  type WorldFile,
} from './files.ts'
import { partIn } from './partIn.ts'
import type { baseSources } from './style.ts'

type Put = (source: keyof typeof baseSources, data: FeatureCollection) => void

const FILE_TIMEOUT_MS = 30_000

async function readFile<T>(name: string): Promise<T> {
  const options = { anonymous: true, timeoutMs: FILE_TIMEOUT_MS }
  return (await call<T>(`/basemap/${name}.json`, options)).value
}

export interface BasemapFiles {
  world: Promise<WorldFile>
  usa: Promise<UnitedStatesFile>
  names: Promise<NamesFile>
}

/** Asks for the files of the first picture; call it while the map library is still on its way. */
export function requestBasemap(): BasemapFiles {
  const files = {
    world: readFile<WorldFile>('world'),
    usa: readFile<UnitedStatesFile>('us'),
    names: readFile<NamesFile>('names'),
  }
  // Whoever awaits them hears of a failure; until then it must not count as unhandled.
  for (const file of Object.values(files)) file.catch(() => undefined)
  return files
}

/**
 * Puts what is seen in `bounds` on the map, each part as it arrives: the whole world takes the map several times as long
 * to prepare. Rejects when a part cannot be had.
 */
export async function putBasemap(files: BasemapFiles, bounds: MapBounds, put: Put): Promise<void> {
  const shapes = Promise.all([files.world, files.usa]).then(([world, usa]) =>
    put('base-shapes', partIn(bounds, shapesOf(world, usa, null))),
  )
  const names = files.names.then((file) => put('base-names', partIn(bounds, namesOf(file))))
  await Promise.all([shapes, names])
}

/** The rest of the world, with rivers and counties. */
export async function putDetails(files: BasemapFiles, put: Put): Promise<void> {
  const details = await readFile<DetailsFile>('details')
  put('base-shapes', shapesOf(await files.world, await files.usa, details))
  put('base-names', namesOf(await files.names))
}
