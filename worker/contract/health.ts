/** GET /api/health/report: how the product is doing. Times in ISO 8601. */
export interface HealthReport {
  at: string
  mail: {
    /** How many are not sent yet, and since when the oldest waits. */
    waiting: number
    waitingSince: string | null
    /** Given up in the last 30 days, by reason. */
    failed: { reason: string; mails: number }[]
  }
  placeServices: {
    callsADay: number
    /** Calls counted today, and until when a service that failed is not called. */
    services: { name: string; callsToday: number; pausedUntil: string | null }[]
  }
  limits: {
    /** The counters in D1: for each kind the number of keys and the highest count. */
    counted: { kind: string; keys: number; highest: number }[]
    /** Calls refused for missing rights in the last 24 hours. */
    refused: { call: string; times: number }[]
  }
  sizes: {
    databaseBytes: number
    tables: { name: string; rows: number }[]
  }
  /** The files of the nightly runs in R2; null for a missing one. */
  nightly: {
    backup: { at: string; bytes: number; kept: number } | null
    openData: { at: string; bytes: number } | null
  }
  /** Whether requests are counted in Analytics Engine, which no Worker can read. */
  hasCounters: boolean
}
