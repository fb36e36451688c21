import type { FeatureCollection } from 'geojson'
import {
  type DetailsFile,
  type NamesFile,
  namesOf,
  shapesOf,
  type UnitedStatesFile,
  type WorldFile,
} from './files.ts'
import type { baseSources } from './style.ts'

type Put = (source: keyof typeof baseSources, data: FeatureCollection) => void

/** Reads JSON within a time limit; the map's files are no calls of the API, so they come past its client. */
export async function readJson<T>(url: string, timeoutMs: number): Promise<T> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.json()
}

const FILE_TIMEOUT_MS = 30_000
const readFile = <T>(name: string): Promise<T> =>
  readJson<T>(`/basemap/${name}.json`, FILE_TIMEOUT_MS)

interface BasemapFiles {
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

/** Puts each part on the map as it arrives. Rejects when one cannot be had. */
export async function putBasemap(files: BasemapFiles, put: Put): Promise<void> {
  const shapes = Promise.all([files.world, files.usa]).then(([world, usa]) =>
    put('base-shapes', shapesOf(world, usa, null)),
  )
  const names = files.names.then((file) => put('base-names', namesOf(file)))
  await Promise.all([shapes, names])
}

/** Adds rivers and counties to what `putBasemap` has put. */
export async function putDetails(files: BasemapFiles, put: Put): Promise<void> {
  const details = await readFile<DetailsFile>('details')
  put('base-shapes', shapesOf(await files.world, await files.usa, details))
}
