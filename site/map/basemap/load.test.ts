import type { FeatureCollection } from 'geojson'
import { beforeEach, expect, it, vi } from 'vitest'
import type { CellFile } from './files.ts'
import { openBasemap } from './load.ts'

const BOSTON = { west: -71.2, south: 42.2, east: -70.9, north: 42.5 }
const NEW_YORK = { west: -74.2, south: 40.5, east: -73.8, north: 40.9 }
const CHICAGO = { west: -87.8, south: 41.7, east: -87.4, north: 42 }
const NONE = { names: '', lng: [], lat: [], rank: [] }

const cell = (town: string): CellFile => ({
  unitsPerDegree: 50,
  land: [],
  lakes: [],
  rivers: [],
  counties: [],
  states: [],
  borders: [],
  names: {
    towns: { ...NONE, names: town, lng: [0], lat: [0], rank: [60] },
    states: NONE,
    countries: NONE,
  },
})
const files: Record<string, unknown> = {
  '/basemap/cells/10-13.json': cell('Boston'),
  '/basemap/cells/9-13.json': cell('Chicago'),
  '/basemap/world.json': { cells: { '10-13': cell('New England'), '18-14': cell('Europe') } },
}
let asked: string[] = []
let isOffline = false

beforeEach(() => {
  asked = []
  isOffline = false
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    if (isOffline) throw new TypeError('Failed to fetch')
    return Response.json(files[url])
  })
})

function drawing() {
  const names: string[][] = []
  const put = (source: string, { features }: FeatureCollection) => {
    if (source === 'base-names') names.push(features.map(({ properties }) => properties?.name))
  }
  return { names, put }
}

it('requests only the visible part before the first picture', async () => {
  const basemap = openBasemap()
  const { names, put } = drawing()
  basemap.request(BOSTON, 12)
  await basemap.putFirst(BOSTON, 12, put)
  expect(asked).toEqual(['/basemap/cells/10-13.json'])
  expect(names).toEqual([['Boston']])
})

it('loads and draws nothing more while the view stays near', async () => {
  const basemap = openBasemap()
  const { names, put } = drawing()
  await basemap.putFirst(BOSTON, 12, put)
  await basemap.putAll(BOSTON, 12, put)
  await basemap.putAll(NEW_YORK, 10, put)
  expect(asked).toEqual(['/basemap/cells/10-13.json'])
  expect(names).toHaveLength(1)
  await basemap.putAll(CHICAGO, 12, put)
  expect(names.at(-1)).toEqual(['Chicago', 'Boston'])
})

it('draws the rest of the world from afar once it may soon be seen, and each part once', async () => {
  const basemap = openBasemap()
  const { names, put } = drawing()
  await basemap.putFirst(BOSTON, 12, put)
  await basemap.putAll(BOSTON, 8, put)
  expect(names.at(-1)).toEqual(['Boston', 'Europe'])
  await basemap.putAll(NEW_YORK, 12, put)
  expect(names).toHaveLength(2)
  await basemap.putAll(CHICAGO, 12, put)
  expect(names.at(-1)).toEqual(['Chicago', 'Boston', 'Europe'])
  expect(asked).toHaveLength(3)
})

it('loads one file for a map of the whole world', async () => {
  const { names, put } = drawing()
  await openBasemap().putFirst({ west: -180, south: -80, east: 180, north: 80 }, 2, put)
  expect(asked).toEqual(['/basemap/world.json'])
  expect(names).toEqual([['New England', 'Europe']])
})

it('knows the nearest town of what has been loaded from near', async () => {
  const basemap = openBasemap()
  const { put } = drawing()
  expect(basemap.nearestTown({ lat: 42, lng: -71 })).toBeNull()
  await basemap.putFirst(BOSTON, 12, put)
  expect(basemap.nearestTown({ lat: 42, lng: -71 })).toEqual({ name: 'Boston', lat: 0, lng: 0 })
})

it('requests a missing part again', async () => {
  const basemap = openBasemap()
  const { names, put } = drawing()
  isOffline = true
  await expect(basemap.putFirst(BOSTON, 12, put)).rejects.toThrow()
  isOffline = false
  await basemap.putFirst(BOSTON, 12, put)
  expect(names).toEqual([['Boston']])
})
