/** GET /api/health/report: how the product is doing. Times in ISO 8601. */
export interface HealthReport {
  at: string
  mail: {
    /** Not sent yet, and since when the oldest waits. */
    waiting: number
    waitingSince: string | null
    /** Given up in the last 30 days, by the reason. */
    failed: { reason: string; mails: number }[]
  }
  placeServices: {
    callsADay: number
    /** Calls counted today, and until when a service that failed is not called. */
    services: { name: string; callsToday: number; pausedUntil: string | null }[]
  }
  limits: {
    /** What is counted in D1 just now: by its kind how many keys, and the highest count of one. */
    counted: { kind: string; keys: number; highest: number }[]
    /** Calls refused for missing rights in the last 24 hours. */
    refused: { call: string; times: number }[]
  }
  sizes: {
    databaseBytes: number
    tables: { name: string; rows: number }[]
  }
  /** What the nightly runs left in R2; null when there is nothing. */
  nightly: {
    backup: { at: string; bytes: number; kept: number } | null
    openData: { at: string; bytes: number } | null
  }
  /** Whether requests are counted in Analytics Engine, which no Worker can read. */
  hasCounters: boolean
}
