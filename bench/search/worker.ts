import { DEFAULT_DIETS } from '../../worker/contract/diet.ts'
import type { Database } from '../../worker/db/client.ts'
import {
  type ClustersInput,
  countClusters,
} from '../../worker/restaurants/finding/countClusters.ts'
import {
  countUnconfirmed,
  type Unconfirmed,
} from '../../worker/restaurants/finding/countUnconfirmed.ts'
import { findNearby, type NearbyInput } from '../../worker/restaurants/finding/findNearby.ts'
import type { Circle } from '../../worker/restaurants/grid/distance.ts'
import type { ListingInput } from '../../worker/restaurants/listing.ts'
import { saveListings } from '../../worker/restaurants/saving/saveListings.ts'

export type Task =
  | { run: 'save'; listings: ListingInput[] }
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

/** The database, adding up what D1 would bill as rows read. */
function countReads(db: D1Database): { db: Database; rowsRead: () => number } {
  let rows = 0
  /** What a batch takes: D1 looks into its statements. */
  const watched = new WeakMap<D1PreparedStatement, D1PreparedStatement>()
  const watch = (statement: D1PreparedStatement): D1PreparedStatement => {
    const proxy = new Proxy(statement, {
      get(target, property) {
        if (property === 'bind') return (...values: unknown[]) => watch(target.bind(...values))
        if (property === 'first') {
          return async (column: string) => {
            const answer = await target.all<Record<string, unknown>>()
            rows += answer.meta.rows_read
            return answer.results[0]?.[column] ?? null
          }
        }
        return async () => {
          const answer = await target.all()
          rows += answer.meta.rows_read
          return answer
        }
      },
    })
    watched.set(proxy, statement)
    return proxy
  }
  const batch = async <T>(list: D1PreparedStatement[]): Promise<D1Result<T>[]> => {
    const answers = await db.batch<T>(list.map((statement) => watched.get(statement) ?? statement))
    for (const { meta } of answers) rows += meta.rows_read
    return answers
  }
  return {
    db: { prepare: (sql) => watch(db.prepare(sql)), batch },
    rowsRead: () => rows,
  }
}

async function perform(task: Task, binding: D1Database): Promise<unknown> {
  if (task.run === 'save') {
    await saveListings(binding, task.listings, { by: 'import', at: 0 })
    return {}
  }
  const { db, rowsRead } = countReads(binding)
  if (task.run === 'clusters') {
    const { clusters, total, approximate } = await countClusters(db, task.input)
    return {
      clusters: clusters.length,
      total,
      approximate: approximate === true,
      rowsRead: rowsRead(),
    }
  }
  if (task.run === 'unconfirmed') {
    const counted = await countUnconfirmed(db, task.circle, { diets: DEFAULT_DIETS })
    return { ...counted, rowsRead: rowsRead() }
  }
  const { restaurants, total } = await findNearby(db, task.input, 0)
  return {
    ids: restaurants.map((one) => one._id),
    distances: restaurants.map((one) => one.distance),
    total,
    rowsRead: rowsRead(),
  }
}

export async function answer(request: Request, env: { DB: D1Database }): Promise<Response> {
  const task: Task = await request.json()
  return Response.json(await perform(task, env.DB))
}
