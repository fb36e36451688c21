/**
 * Does the work and returns at the next multiple of `stepMs` after the start, so that the response time does not reveal what
 * was done. A step must be longer than the work usually takes.
 */
export async function padResponseTime<T>(stepMs: number, work: () => Promise<T>): Promise<T> {
  const startedAt = Date.now()
  try {
    return await work()
  } finally {
    // A Worker's clock advances only with I/O; the work ends with some, so this reading is right.
    const spent = Date.now() - startedAt
    await scheduler.wait(stepMs - (spent % stepMs))
  }
}
