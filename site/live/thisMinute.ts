import { MINUTE_MS } from '../../worker/contract/durations.ts'

/** The time to the minute, in milliseconds since 1970. */
export const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS
