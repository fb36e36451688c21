import type { Measures } from './measures.ts'

interface Request {
  method: string
  /** As the router has it, `/api/restaurants/:id`: an address tells where a person is and what they search. */
  route: string
  status: number
  ms: number
}

/**
 * Counts a request in Workers Analytics Engine, where there is one. The order of the values is that of the questions in
 * docs/operations.md: what is new goes to the end.
 */
export function countRequest(
  dataset: AnalyticsEngineDataset | undefined,
  { method, route, status, ms }: Request,
  { cache, refusedBy, d1, kv, render }: Measures,
): void {
  dataset?.writeDataPoint({
    // What is sampled when there is much: each route has its own sample.
    indexes: [route],
    blobs: [route, method, `${Math.floor(status / 100)}xx`, cache, refusedBy ?? ''],
    doubles: [ms, d1.calls, d1.ms, kv.calls, kv.ms, render.ms],
  })
}
