import { DEFAULT_DIETS } from '../../worker/contract/diet.ts'
import type { Database } from '../../worker/db/client.ts'
import { mergeWords } from '../../worker/restaurants/derived/indexEntries/wordIndex/store.ts'
import { readCountsOf } from '../../worker/restaurants/finding/cellCounts/store.ts'
import {
  type ClustersInput,
  countClusters,
} from '../../worker/restaurants/finding/clusters/countClusters.ts'
import {
  countUnconfirmed,
  readsOf,
  type Unconfirmed,
} from '../../worker/restaurants/finding/countUnconfirmed.ts'
import { findNearby, type NearbyInput } from '../../worker/restaurants/finding/findNearby.ts'
import { buildQuery } from '../../worker/restaurants/finding/query.ts'
import {
  type Counted,
  type CountReads,
  findPoints,
} from '../../worker/restaurants/finding/store.ts'
import type { Circle } from '../../worker/restaurants/grid/distance.ts'
import type { RestaurantInput } from '../../worker/restaurants/restaurantInput.ts'
import { saveRestaurants } from '../../worker/restaurants/saving/saveRestaurants.ts'
import { getRestaurant } from '../../worker/restaurants/store.ts'
import { countReads } from '../../worker/testing/countReads.ts'

export type Task =
  | { run: 'save'; restaurants: RestaurantInput[] }
  | { run: 'merge' }
  | { run: 'nearby'; input: NearbyInput }
  | { run: 'unconfirmed'; circle: Circle }
  | { run: 'clusters'; input: ClustersInput }
  | { run: 'byId'; id: string }

export interface SaveMeasure {
  rowsWritten: number
  /** The size of the whole database afterwards. */
  bytes: number
}
export interface ByIdMeasure {
  name: string | null
  rowsRead: number
}
export interface NearbyMeasure {
  ids: string[]
  names: string[]
  distances: number[]
  total: number
  rowsRead: number
}
export type UnconfirmedMeasure = Unconfirmed & { rowsRead: number }
export interface ClustersMeasure {
  clusters: number
  total: number
  approximate: boolean
  rowsRead: number
}

async function perform(task: Task, binding: D1Database): Promise<unknown> {
  const { db, reads } = countReads(binding)
  if (task.run === 'save' || task.run === 'merge') {
    if (task.run === 'merge') await mergeWords(db)
    else await saveRestaurants(db, task.restaurants, { by: 'import', at: 0 })
    return { rowsWritten: reads.written, bytes: reads.databaseBytes }
  }
  if (task.run === 'byId') {
    const found = await getRestaurant(db, task.id)
    return { name: found?.name ?? null, rowsRead: reads.rows }
  }
  if (task.run === 'clusters') {
    const { clusters, total, approximate } = await countClusters(db, task.input, Date.now())
    return {
      clusters: clusters.length,
      total,
      approximate: approximate === true,
      rowsRead: reads.rows,
    }
  }
  if (task.run === 'unconfirmed') {
    const query = buildQuery(task.circle, { diets: DEFAULT_DIETS })
    const counted = await countUnconfirmed(db, query, await readToCount(db, readsOf(query)))
    return { ...counted, rowsRead: reads.rows }
  }
  const { restaurants, total } = await findNearby(db, task.input, 0)
  return {
    ids: restaurants.map((one) => one._id),
    names: restaurants.map((one) => one.name),
    distances: restaurants.map((one) => one.distance),
    total,
    rowsRead: reads.rows,
  }
}

/** The rows that a search reads besides its matches. */
async function readToCount(db: Database, { cells, match, limit }: CountReads): Promise<Counted> {
  const points = match === null ? [] : await findPoints(db, match, { limit })
  return { cells: await readCountsOf(db, cells), points }
}

export async function answer(request: Request, env: { DB: D1Database }): Promise<Response> {
  const task: Task = await request.json()
  return Response.json(await perform(task, env.DB))
}
