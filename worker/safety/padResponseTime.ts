/**
 * Does the work and returns on the next multiple of `stepMs` since the start, so that the response time does not reveal
 * what was done. A step must be longer than the work usually takes.
 */
export async function padResponseTime<T>(stepMs: number, work: () => Promise<T>): Promise<T> {
  const startedAt = Date.now()
  try {
    return await work()
  } finally {
    // The clock of a Worker stands still between reads and writes, and the work ends with one.
    const spent = Date.now() - startedAt
    await scheduler.wait(stepMs - (spent % stepMs))
  }
}
