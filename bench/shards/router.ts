import { MAX_RESULTS } from '../../worker/contract/limits.ts'
import type { NearbyInput } from '../../worker/restaurants/finding/findNearby.ts'
import { compare } from '../search/bruteForce.ts'
import type { BenchDatabase } from '../search/database.ts'
import type { PlacedRestaurant } from '../search/places.ts'
import type { ByIdMeasure, NearbyMeasure, SaveMeasure } from '../search/worker.ts'
import { type Area, areaOf, areasAround } from './areas.ts'

interface RoutedAnswer {
  /** The nearest 200 of all databases, in the order of a single one. */
  ids: string[]
  total: number
  rowsRead: number
  /** The number of databases queried. */
  asked: number
}

/**
 * One search over several databases, each with the restaurants of an area. An id does not contain the area, so that a restaurant
 * may move; a look-up by id queries all.
 */
export class Router {
  private readonly areas: readonly Area[]
  private readonly databases: readonly BenchDatabase[]

  constructor(areas: readonly Area[], databases: readonly BenchDatabase[]) {
    this.areas = areas
    this.databases = databases
  }

  /** Saves each restaurant in the database of its area. */
  async save(
    restaurants: readonly PlacedRestaurant[],
    onSaved: (area: number, rows: number, measure: SaveMeasure) => void,
  ): Promise<void> {
    const byArea = Map.groupBy(restaurants, ({ place }) => areaOf(this.areas, place))
    for (const [area, own] of byArea) {
      await this.databases[area]?.save(own, (rows, measure) => onSaved(area, rows, measure))
    }
  }

  async findNearby(input: NearbyInput): Promise<RoutedAnswer> {
    const circle = { lat: input.lat, lng: input.lng, radiusMetres: input.distanceKm * 1000 }
    const around = areasAround(this.areas, circle).flatMap((area) => this.databases[area] ?? [])
    const answers = await Promise.all(
      around.map((database) => database.run<NearbyMeasure>({ run: 'nearby', input })),
    )
    return {
      ids: merge(answers),
      total: sum(answers.map(({ total }) => total)),
      rowsRead: sum(answers.map(({ rowsRead }) => rowsRead)),
      asked: answers.length,
    }
  }

  async findById(id: string): Promise<{ name: string | null; rowsRead: number }> {
    const answers = await Promise.all(
      this.databases.map((database) => database.run<ByIdMeasure>({ run: 'byId', id })),
    )
    return {
      name: answers.find(({ name }) => name !== null)?.name ?? null,
      rowsRead: sum(answers.map(({ rowsRead }) => rowsRead)),
    }
  }
}

/** Merges the nearest 200 of each: by distance, then name, then id, as in one database. */
function merge(answers: readonly NearbyMeasure[]): string[] {
  const found = answers.flatMap(({ ids, names, distances }) =>
    ids.map((id, at) => ({ id, name: names[at] ?? '', distance: distances[at] ?? 0 })),
  )
  found.sort((a, b) => a.distance - b.distance || compare(a.name, b.name) || compare(a.id, b.id))
  return found.slice(0, MAX_RESULTS).map(({ id }) => id)
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
