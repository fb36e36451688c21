/** Longer than the work usually takes. */
const STEP_MS = 250

/**
 * Does the work and returns at the next multiple of `STEP_MS` after the start, so that the response time does not reveal what
 * was done.
 */
export async function padResponseTime<T>(work: () => Promise<T>): Promise<T> {
  const startedAt = Date.now()
  try {
    return await work()
  } finally {
    // A Worker's clock advances only with I/O; the work ends with some, so this reading is right.
    const spent = Date.now() - startedAt
    await scheduler.wait(STEP_MS - (spent % STEP_MS))
  }
}
