import { useSyncExternalStore } from 'react'

const STEP_MS = 60_000

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, STEP_MS / 4)
  return () => clearInterval(timer)
}
const thisMinute = () => Math.floor(Date.now() / STEP_MS) * STEP_MS

/**
 * The time to the minute, in milliseconds since 1970. `drawnAt`: the Worker's time for the first render (ISO 8601); omitted if
 * the Worker draws nothing.
 */
export function useNow(drawnAt?: string): number {
  const whenDrawn = () => (drawnAt === undefined ? thisMinute() : Date.parse(drawnAt))
  return useSyncExternalStore(everyMinute, thisMinute, whenDrawn)
}
