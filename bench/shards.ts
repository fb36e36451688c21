import { readCommandLine, readCount } from '../tools/commandLine.ts'
import { DIETS } from '../worker/contract/diet.ts'
import type { LatLng } from '../worker/contract/search.ts'
import type { NearbyInput } from '../worker/restaurants/finding/findNearby.ts'
import { makeRandom } from '../worker/testing/restaurants.ts'
import { placesFile } from './placesFile.ts'
import { atMost, type Figure, median, percentile, report, told } from './report.ts'
import { searchAll } from './search/bruteForce.ts'
import { BenchDatabase } from './search/database.ts'
import { multiply, type PlacedRestaurant, readPlaces } from './search/places.ts'
import { type Area, cutAreas } from './shards/areas.ts'
import { Router } from './shards/router.ts'

const USAGE = `npm run bench:shards -- [FILE] [--places COUNT] [--json FILE]

Tries the router of docs/scale.md: COUNT places (default 4,000,000), derived from those in FILE (default
../shared/data/osm-vegan-places.geojson.gz), in four databases by area. Searches near borders and elsewhere, of the default diet
levels, of all, and by a word, are compared with a search of every restaurant, and restaurants are read by their ids.`

const CUTS = 2
const CENTRES = 100
const RADII_KM = [10, 100, 300]
const IDS = 200
const WORDS = ['pizza', 'vegan', 'cafe', 'thai', 'burger']

const { values, positionals } = readCommandLine(USAGE, {
  allowPositionals: true,
  options: {
    json: { type: 'string' },
    places: { type: 'string', default: '4000000' },
  },
})
const count = readCount(USAGE, values.places)

const known = await readPlaces(placesFile(positionals[0]))
const places = [...multiply(known, count, makeRandom(1))]
const areas = cutAreas(
  places.map(({ place }) => place),
  CUTS,
)
const databases: BenchDatabase[] = []
// One after the other, because bundling four at once takes longer than an idle connection lives.
for (const _ of areas) databases.push(await BenchDatabase.open())
const router = new Router(areas, databases)
try {
  const figures = [...(await load()), ...(await compareSearches()), ...(await readByIds())]
  report('Shards: one search over four databases by area', figures, values.json)
} finally {
  await Promise.all(databases.map((database) => database.close()))
}

async function load(): Promise<Figure[]> {
  const saved = areas.map(() => ({ rows: 0, written: 0, bytes: 0 }))
  const started = performance.now()
  await router.save(places, (area, rows, { rowsWritten, bytes }) => {
    const before = saved[area]
    if (before === undefined) return
    saved[area] = { rows: before.rows + rows, written: before.written + rowsWritten, bytes }
    if (process.stderr.isTTY) process.stderr.write(`\rloading ${area}: ${saved[area].rows} `)
  })
  const seconds = (performance.now() - started) / 1000
  const sum = (pick: (one: { rows: number; written: number; bytes: number }) => number) =>
    saved.reduce((all, one) => all + pick(one), 0)
  return [
    told(
      'places in all',
      sum(({ rows }) => rows),
      'places',
    ),
    told('places in the fullest database', Math.max(...saved.map(({ rows }) => rows)), 'places'),
    told('places in the emptiest', Math.min(...saved.map(({ rows }) => rows)), 'places'),
    told(
      'rows that an import writes for a place',
      sum(({ written }) => written) / places.length,
      'rows',
    ),
    told(
      'size of a place with its index and counts',
      sum(({ bytes }) => bytes) / places.length,
      'bytes',
    ),
    told('time to load all', seconds, 's'),
  ]
}

async function compareSearches(): Promise<Figure[]> {
  const random = makeRandom(3)
  const anywhere = Array.from({ length: CENTRES }, () => somePlace(random))
  const nearBorders = areas.flatMap((area) => borderPlaces(area, random))
  const found = { wrong: 0, asked: [] as number[], share: [] as number[], ms: [] as number[] }
  for (const [at, centre] of [...anywhere, ...nearBorders].entries()) {
    for (const distanceKm of RADII_KM) {
      for (const filters of [{}, { diets: DIETS }, { keywords: WORDS[at % WORDS.length] }]) {
        const input: NearbyInput = { ...centre, distanceKm, ...filters }
        const started = performance.now()
        const answer = await router.findNearby(input)
        found.ms.push(performance.now() - started)
        const expected = searchAll(places, input)
        const isRight = answer.total === expected.total && answer.ids.join() === expected.ids.join()
        if (!isRight) found.wrong += 1
        found.asked.push(answer.asked)
        if (answer.total > 0) found.share.push(answer.rowsRead / answer.total)
      }
    }
  }
  const several = found.asked.filter((asked) => asked > 1).length
  return [
    atMost(
      `answers that differ from a search of every restaurant, of ${found.asked.length}`,
      found.wrong,
      'answers',
      0,
    ),
    told('searches that asked more than one database', several, 'searches'),
    told('databases asked, the most', Math.max(...found.asked), 'databases'),
    told('rows read for each row in the answer, median', median(found.share), 'rows/row'),
    told('the same, 95th percentile', percentile(found.share, 0.95), 'rows/row'),
    told('time per search, median', median(found.ms), 'ms'),
  ]
}

function somePlace(random: () => number): LatLng {
  const { lat, lng } = places[Math.floor(random() * places.length)]?.place ?? { lat: 0, lng: 0 }
  return { lat, lng }
}

/** Places whose circle of 10 km crosses the east or north border of an area. */
function borderPlaces({ east, north }: Area, random: () => number): LatLng[] {
  const isNear = ({ place }: PlacedRestaurant) =>
    Math.abs(place.lng - east) < 0.08 || Math.abs(place.lat - north) < 0.08
  const near = places.filter(isNear)
  return Array.from({ length: Math.min(near.length, CENTRES / 4) }, () => {
    const { lat, lng } = near[Math.floor(random() * near.length)]?.place ?? { lat: 0, lng: 0 }
    return { lat, lng }
  })
}

async function readByIds(): Promise<Figure[]> {
  const random = makeRandom(4)
  const read: number[] = []
  let wrong = 0
  for (let n = 0; n < IDS; n += 1) {
    const restaurant = places[Math.floor(random() * places.length)]
    if (restaurant === undefined) continue
    const { name, rowsRead } = await router.findById(restaurant.id)
    if (name !== restaurant.name) wrong += 1
    read.push(rowsRead)
  }
  return [
    atMost(`restaurants not found by their id, of ${IDS}`, wrong, 'restaurants', 0),
    told('rows read by an id in all databases, the most', Math.max(...read), 'rows'),
  ]
}
