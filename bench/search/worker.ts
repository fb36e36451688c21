import { DEFAULT_DIETS } from '../../worker/contract/diet.ts'
import { countReads } from '../../worker/db/countReads.ts'
import {
  type ClustersInput,
  countClusters,
} from '../../worker/restaurants/finding/clusters/countClusters.ts'
import {
  countUnconfirmed,
  type Unconfirmed,
} from '../../worker/restaurants/finding/countUnconfirmed.ts'
import { findNearby, type NearbyInput } from '../../worker/restaurants/finding/findNearby.ts'
import { buildQuery } from '../../worker/restaurants/finding/query.ts'
import type { Circle } from '../../worker/restaurants/grid/distance.ts'
import type { RestaurantInput } from '../../worker/restaurants/restaurantInput.ts'
import { saveRestaurants } from '../../worker/restaurants/saving/saveRestaurants.ts'

export type Task =
  | { run: 'save'; restaurants: RestaurantInput[] }
  | { run: 'nearby'; input: NearbyInput }
  | { run: 'unconfirmed'; circle: Circle }
  | { run: 'clusters'; input: ClustersInput }

export interface NearbyMeasure {
  ids: string[]
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
  if (task.run === 'save') {
    await saveRestaurants(binding, task.restaurants, { by: 'import', at: 0 })
    return {}
  }
  const { db, reads } = countReads(binding)
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
    const counted = await countUnconfirmed(db, buildQuery(task.circle, { diets: DEFAULT_DIETS }))
    return { ...counted, rowsRead: reads.rows }
  }
  const { restaurants, total } = await findNearby(db, task.input, 0)
  return {
    ids: restaurants.map((one) => one._id),
    distances: restaurants.map((one) => one.distance),
    total,
    rowsRead: reads.rows,
  }
}

export async function answer(request: Request, env: { DB: D1Database }): Promise<Response> {
  const task: Task = await request.json()
  return Response.json(await perform(task, env.DB))
}
