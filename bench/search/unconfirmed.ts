import type { LatLng } from '../../worker/contract/search.ts'
import { atMost, type Figure, median, percentile, told } from '../report.ts'
import { searchAll } from './bruteForce.ts'
import type { BenchDatabase } from './database.ts'
import type { PlacedRestaurant } from './places.ts'
import type { UnconfirmedMeasure } from './worker.ts'

const DISTANCES_KM = [10, 300]
const WIDE_CENTRES = 40

/** Measures what counting the left-out unconfirmed places costs relative to the search, and how often the count is wrong. */
export async function priceUnconfirmed(
  database: BenchDatabase,
  restaurants: readonly PlacedRestaurant[],
  centres: readonly LatLng[],
  size: string,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const distanceKm of DISTANCES_KM) {
    const rows: number[] = []
    let guessed = 0
    let wrong = 0
    for (const centre of distanceKm > 10 ? centres.slice(0, WIDE_CENTRES) : centres) {
      const circle = { ...centre, radiusMetres: distanceKm * 1000 }
      const counted = await database.run<UnconfirmedMeasure>({ run: 'unconfirmed', circle })
      rows.push(counted.rowsRead)
      if (counted.isGuess) guessed += 1
      else if (counted.count !== countAll(restaurants, centre, distanceKm)) wrong += 1
    }
    const name = `${size}: unconfirmed within ${distanceKm} km`
    figures.push(
      told(`${name}, median rows read to count them`, median(rows), 'rows'),
      told(`${name}, 95th percentile`, percentile(rows, 0.95), 'rows'),
      told(`${name}, guessed, of ${rows.length}`, guessed, 'counts'),
      atMost(`${name}, counts that differ from all restaurants'`, wrong, 'counts', 0),
    )
  }
  return figures
}

function countAll(
  restaurants: readonly PlacedRestaurant[],
  centre: LatLng,
  distanceKm: number,
): number {
  return searchAll(restaurants, { ...centre, distanceKm, diets: ['unconfirmed'] }).total
}
