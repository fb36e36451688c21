export const MINUTE_MS = 60_000

/** The time to the minute, in milliseconds since 1970. */
export const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS
