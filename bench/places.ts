import { readCommandLine } from '../tools/commandLine.ts'
import { openDatabase } from '../tools/database/database.ts'
import { migrate } from '../tools/database/migrate.ts'
import { loadGazetteer } from '../tools/gazetteer.ts'
import { SUPPORTED_CITIES, slugTitle } from '../worker/contract/places/cities.ts'
import { distanceMetres } from '../worker/contract/places/distance.ts'
import type { LatLng } from '../worker/contract/search.ts'
import { findCity } from '../worker/places/findCity.ts'
import { openGazetteer } from '../worker/places/gazetteer/gazetteer.ts'
import { US_STATES } from '../worker/places/gazetteer/regions.ts'
import { openOffline } from '../worker/places/services/offline/offline.ts'
import { countReads } from '../worker/testing/countReads.ts'
import { makeRandom } from '../worker/testing/restaurants.ts'
import { type CensusArea, pickSmall, readCensusAreas, readOtherPoint } from './places/census.ts'
import { atLeast, atMost, type Figure, median, percentile, report, told } from './report.ts'

const USAGE = `npm run bench:places -- [--json FILE]

Looks places up in our gazetteer on workerd, counts the rows that D1 reads, and compares where they are with the centres
of the Census Bureau's ZIP code areas. The gazetteer takes ZIP codes from that same file, so for them this checks only
the path from the file to the answer, and prints another source beside it. Its cities are from GeoNames. No package has the
Census points of cities, so a "city, state" is compared with the nearest Census area of that postal name, drawn from areas
whose next centre is within 7 km, because the middle of a larger area is not its town. Such a centre may still be outside its
town, so one in a hundred may differ.`

const SAMPLES = 200
const MAX_ROWS = 5
const MAX_METRES = 10_000
const SMALL_METRES = 7000
const NAMES = [
  ['NYC', 'New York', 'NY'],
  ['New York City', 'New York', 'NY'],
  ['Washington DC', 'Washington', 'DC'],
  ['St. Louis', 'Saint Louis', 'MO'],
  ['saint louis', 'Saint Louis', 'MO'],
  ["Coeur d'Alene", 'Coeur D Alene', 'ID'],
  ['san josé', 'San Jose', 'CA'],
  ['Concord, NH', 'Concord', 'NH'],
  ['Concord, MA', 'Concord', 'MA'],
  ['Concord, CA', 'Concord', 'CA'],
] as const

interface LookUp {
  asked: string
  rows: number
  /** The distance to the Census point; infinite if nothing was found. */
  metres: number
}

const { values } = readCommandLine(USAGE, {
  options: { json: { type: 'string' } },
})

const areas = readCensusAreas()
const small = pickSmall(areas, SMALL_METRES)
const random = makeRandom(7)
const opened = await openDatabase({ stateDir: null })
try {
  await migrate(opened.db)
  await loadGazetteer(opened.db)
  const { db, reads } = countReads(opened.db)
  const find = (text: string) => openGazetteer(db).find(text)

  /** Looks each one up and measures the distance from the answer to the nearest of its points. */
  const lookUp = async <T>(
    asked: readonly T[],
    nameOf: (one: T) => string,
    ask: (one: T) => Promise<LatLng | null>,
    pointsOf: (one: T) => readonly LatLng[],
  ): Promise<LookUp[]> => {
    const found: LookUp[] = []
    for (const one of asked) {
      reads.rows = 0
      const place = await ask(one)
      const distances = place === null ? [] : pointsOf(one).map((at) => distanceMetres(place, at))
      found.push({ asked: nameOf(one), rows: reads.rows, metres: Math.min(...distances) })
    }
    return found
  }

  const lineOf = ({ city, state }: CensusArea) => `${city}, ${state}`
  const supported = await lookUp(
    SUPPORTED_CITIES,
    ({ state, city }) => `/cities/${state}/${city}`,
    ({ state, city }) => findCity(db, state, city),
    ({ state, name, place }) => {
      const inState = areas.filter((area) => US_STATES[area.state] === slugTitle(state))
      // An area that is not a postal town is near several of them.
      return place === undefined ? inState.filter(({ city }) => city.startsWith(name)) : inState
    },
  )
  const names = await lookUp(
    NAMES,
    ([asked]) => asked,
    ([asked]) => find(asked),
    ([, city, state]) => namesakes(city, state),
  )
  const zips = await lookUp(
    pick(areas),
    zipOf,
    (area) => find(area.zip),
    (area) => [area],
  )
  const cities = await lookUp(
    pick(small),
    lineOf,
    (area) => find(lineOf(area)),
    ({ city, state }) => namesakes(city, state),
  )
  const anywhere = await lookUp(
    pick(areas),
    lineOf,
    (area) => find(lineOf(area)),
    ({ city, state }) => namesakes(city, state),
  )
  const offline = openOffline(db)
  const points = await lookUp(
    pick(areas),
    zipOf,
    async (area) => ((await offline.describePoint(area)) === null ? null : area),
    (area) => [area],
  )
  const apart = await Promise.all(
    zips.map(async ({ asked }) => {
      const [place, other] = [await find(asked), readOtherPoint(asked)]
      return place === null || other === null ? Number.NaN : distanceMetres(place, other)
    }),
  )
  const all = [supported, names, zips, cities, anywhere].flat()
  report(
    'Places: rows read by our gazetteer, and how far it is from the Census',
    [
      atMost('look-ups, most rows read', mostRows(all), 'rows', MAX_ROWS),
      told('look-ups, median rows read', median(all.map(({ rows }) => rows)), 'rows'),
      ...near('supported cities', supported, 1),
      ...near('names that people use', names, 1),
      ...near('random ZIP codes', zips, 1),
      told('ZIP codes from another source, median', median(apart), 'm'),
      ...near('random "city, state"', cities, 0.99),
      told('"city, state" in areas of any size, within 10 km', shareNear(anywhere) * 100, '%'),
      told('"city, state" in areas of any size, found', shareFound(anywhere) * 100, '%'),
      atLeast('points that have an address', shareFound(points) * 100, '%', 100),
      told('address of a point, 95th percentile of rows read', rowsAt95(points), 'rows'),
    ],
    values.json,
  )
} finally {
  await opened.close()
}

function zipOf({ zip }: CensusArea): string {
  return zip
}

function namesakes(city: string, state: string): CensusArea[] {
  return areas.filter((area) => area.city === city && area.state === state)
}

function pick(from: readonly CensusArea[]): CensusArea[] {
  return Array.from({ length: SAMPLES }, () => from[Math.floor(random() * from.length)]).flatMap(
    (area) => area ?? [],
  )
}

function near(name: string, lookUps: readonly LookUp[], least: number): Figure[] {
  for (const { asked, metres } of lookUps) {
    const where = Number.isFinite(metres) ? `${(metres / 1000).toFixed(1)} km away` : 'not found'
    if (metres > MAX_METRES) console.log(`${asked}: ${where}`)
  }
  return [
    atLeast(`${lookUps.length} ${name}, within 10 km`, shareNear(lookUps) * 100, '%', least * 100),
    told(`${name}, median distance`, median(lookUps.map(({ metres }) => metres)), 'm'),
  ]
}

function shareNear(lookUps: readonly LookUp[]): number {
  return lookUps.filter(({ metres }) => metres <= MAX_METRES).length / lookUps.length
}

function shareFound(lookUps: readonly LookUp[]): number {
  return lookUps.filter(({ metres }) => Number.isFinite(metres)).length / lookUps.length
}

function mostRows(lookUps: readonly LookUp[]): number {
  return Math.max(...lookUps.map(({ rows }) => rows))
}

function rowsAt95(lookUps: readonly LookUp[]): number {
  return percentile(
    lookUps.map(({ rows }) => rows),
    0.95,
  )
}
