import type { Measures } from './measures.ts'

interface Request {
  method: string
  /** The router's pattern, `/api/restaurants/:id`, since an address reveals where a person is and what they search for. */
  route: string
  status: number
  ms: number
}

/**
 * Counts a request in Workers Analytics Engine, if there is one. The queries in docs/operations.md rely on the order of the
 * values, so add new ones at the end.
 */
export function countRequest(
  dataset: AnalyticsEngineDataset | undefined,
  { method, route, status, ms }: Request,
  { cache, refusedBy, d1, kv, render }: Measures,
): void {
  dataset?.writeDataPoint({
    // The sampling key under load: each route is sampled separately.
    indexes: [route],
    blobs: [route, method, `${Math.floor(status / 100)}xx`, cache, refusedBy ?? ''],
    doubles: [ms, d1.calls, d1.ms, kv.calls, kv.ms, render.ms],
  })
}
