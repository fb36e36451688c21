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
import { priceUnconfirmed } from './search/unconfirmed.ts'
import type { ClustersMeasure, NearbyMeasure } from './search/worker.ts'

const USAGE = `npm run bench:search -- [FILE] [--json FILE] [--large COUNT]

Measures the search on workerd at the places of FILE (default ../shared/data/osm-vegan-places.geojson.gz) and at COUNT
(default 1,000,000) derived from them. Rows read are those that D1 bills for the whole answer; rows returned are those in
the circle that pass the filters, as x-total-count counts them, before the cut to 200. Answers are compared with a search of
every restaurant.`

const CENTRES = 200
const DISTANCE_KM = 10
const TIMED_CENTRES = 60
const TIMED_ROUNDS = 5
/** Not "cafe", which means coffee too in other languages: the brute force knows no translations. */
const WORDS = [
  'pizza',
  'vegan',
  'falafel',
  'indian',
  'coffee-shop',
  'thai',
  'burger',
  'restaurant',
  'sushi',
  'bar',
]

const { values, positionals } = readCommandLine(USAGE, {
  allowPositionals: true,
  options: {
    json: { type: 'string' },
    large: { type: 'string', default: '1000000' },
  },
})
const largeCount = readCount(USAGE, values.large)

const file = placesFile(positionals[0])
const places = await readPlaces(file)
const many = [...multiply(places, largeCount, makeRandom(1))]
const centres = pickCentres(places, makeRandom(2))

const small = await load(places)
const large = await load(many)
try {
  const figures = [
    ...(await measure(small, places, { medianAll: 1.3, p95All: 5 })),
    ...(await measure(large, many, { medianAll: 1.15, p95All: 2.5 })),
    ...(await compareTimes()),
  ]
  report('Search: rows D1 reads for each row inside the circle, and time', figures, values.json)
} finally {
  await small.close()
  await large.close()
}

function pickCentres(from: readonly PlacedRestaurant[], random: () => number): LatLng[] {
  return Array.from({ length: CENTRES }, () => {
    const { lat, lng } = from[Math.floor(random() * from.length)]?.place ?? { lat: 0, lng: 0 }
    return { lat, lng }
  })
}

async function load(restaurants: readonly PlacedRestaurant[]): Promise<BenchDatabase> {
  const started = performance.now()
  const database = await BenchDatabase.open()
  let saved = 0
  await database.save(restaurants, (rows) => {
    saved += rows
    if (process.stderr.isTTY) process.stderr.write(`\rloading ${saved.toLocaleString('en')} `)
  })
  const seconds = (performance.now() - started) / 1000
  console.log(`\rloaded ${saved.toLocaleString('en')} places in ${seconds.toFixed(1)} s`)
  return database
}

async function measure(
  database: BenchDatabase,
  restaurants: readonly PlacedRestaurant[],
  targets: { medianAll: number; p95All: number },
): Promise<Figure[]> {
  const size = restaurants.length.toLocaleString('en')
  const ask = (inputs: readonly NearbyInput[]) => ratios(database, restaurants, inputs)
  const all = await ask(centres.map((c) => ({ ...c, distanceKm: DISTANCE_KM, diets: DIETS })))
  const usual = await ask(centres.map((c) => ({ ...c, distanceKm: DISTANCE_KM })))
  const words = await ask(
    centres.map((c, i) => ({
      ...c,
      distanceKm: DISTANCE_KM,
      diets: DIETS,
      keywords: WORDS[i % WORDS.length],
    })),
  )
  const unit = 'rows/row'
  return [
    told(`${size}: median rows inside the circle`, median(all.totals), 'rows'),
    atMost(`${size}: all diet levels, median`, median(all.ratios), unit, targets.medianAll),
    atMost(
      `${size}: all diet levels, 95th percentile`,
      percentile(all.ratios, 0.95),
      unit,
      targets.p95All,
    ),
    atMost(`${size}: default diet levels, median`, median(usual.ratios), unit, 1.5),
    atMost(`${size}: keyword and place, median`, median(words.ratios), unit, 1.5),
    ...(await priceUnconfirmed(database, restaurants, centres, size)),
    atMost(`${size}: zoomed-out map, most rows read`, await mostReadByMap(database), 'rows', 2000),
    atMost(
      `${size}: answers that differ from a search of every restaurant, of ${CENTRES * 3}`,
      all.wrong + usual.wrong + words.wrong,
      'answers',
      0,
    ),
  ]
}

/** The ratio of rows read to rows returned (1 where none are) for each input that reads any, and the number of wrong answers. */
async function ratios(
  database: BenchDatabase,
  restaurants: readonly PlacedRestaurant[],
  inputs: readonly NearbyInput[],
) {
  const found: { ratios: number[]; totals: number[]; wrong: number } = {
    ratios: [],
    totals: [],
    wrong: 0,
  }
  for (const input of inputs) {
    const answer = await database.run<NearbyMeasure>({ run: 'nearby', input })
    const expected = searchAll(restaurants, input)
    const isRight = answer.total === expected.total && answer.ids.join() === expected.ids.join()
    if (!isRight) found.wrong += 1
    if (answer.rowsRead > 0) found.ratios.push(answer.rowsRead / Math.max(1, answer.total))
    found.totals.push(answer.total)
  }
  return found
}

/** Reads maps of a large desktop window at every zoom that draws clusters. */
async function mostReadByMap(database: BenchDatabase): Promise<number> {
  const window = { width: 2560, height: 1440 }
  let most = 0
  for (const centre of [{ lat: 20, lng: 0 }, ...centres.slice(0, 20)]) {
    for (let zoom = 0; zoom <= 13; zoom += 1) {
      const degrees = 360 / (256 * 2 ** zoom)
      const halfWidth = Math.min(180, (window.width / 2) * degrees)
      const halfHeight = (window.height / 2) * degrees * Math.cos((centre.lat * Math.PI) / 180)
      const isWhole = halfWidth === 180
      const input = {
        west: isWhole ? -180 : wrap(centre.lng - halfWidth),
        east: isWhole ? 180 : wrap(centre.lng + halfWidth),
        south: Math.max(-85, centre.lat - halfHeight),
        north: Math.min(85, centre.lat + halfHeight),
        zoom,
      }
      for (const keywords of [undefined, 'vegan']) {
        const task = { run: 'clusters', input: { ...input, keywords } } as const
        most = Math.max(most, (await database.run<ClustersMeasure>(task)).rowsRead)
      }
    }
  }
  return most
}

function wrap(lng: number): number {
  return ((((lng + 180) % 360) + 360) % 360) - 180
}

/** Compares times: at each centre, the large database's circle holds as many rows as 10 km do in the small one. */
async function compareTimes(): Promise<Figure[]> {
  const pairs: { small: NearbyInput; large: NearbyInput }[] = []
  for (const centre of centres.slice(0, TIMED_CENTRES)) {
    const input = { ...centre, distanceKm: DISTANCE_KM, diets: DIETS }
    const rows = searchAll(places, input).total
    const reach = searchAll(many, input).distances[rows - 1]
    if (reach === undefined || reach === 0) continue
    pairs.push({ small: input, large: { ...input, distanceKm: reach / 1000 + 1e-9 } })
  }
  const times = { small: [] as number[], large: [] as number[], ratio: [] as number[] }
  for (const pair of pairs) {
    const [of54k, of1M] = await timePair(pair)
    times.small.push(of54k)
    times.large.push(of1M)
    times.ratio.push(of1M / of54k)
  }
  return [
    told('time per query, small, median', median(times.small), 'ms'),
    told('time per query, large, same rows, median', median(times.large), 'ms'),
    atMost('time per query, large by small, same rows, median', median(times.ratio), '×', 1.5),
  ]
}

/** The fastest of several alternating rounds, so that other work on the machine affects neither. */
async function timePair(pair: { small: NearbyInput; large: NearbyInput }) {
  const best: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < TIMED_ROUNDS; round += 1) {
    best[0] = Math.min(best[0], await time(small, pair.small))
    best[1] = Math.min(best[1], await time(large, pair.large))
  }
  return best
}

async function time(database: BenchDatabase, input: NearbyInput): Promise<number> {
  const started = performance.now()
  await database.run({ run: 'nearby', input })
  return performance.now() - started
}
