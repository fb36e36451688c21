import { useSyncExternalStore } from 'react'
import { MINUTE_MS } from '../../worker/contract/durations.ts'
import { thisMinute } from './thisMinute.ts'

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS / 4)
  return () => clearInterval(timer)
}

/**
 * The time to the minute, in milliseconds since 1970. `drawnAt`: the Worker's time for the first render (ISO 8601); omitted if
 * the Worker draws nothing.
 */
export function useNow(drawnAt?: string): number {
  const whenDrawn = () => (drawnAt === undefined ? thisMinute() : Date.parse(drawnAt))
  return useSyncExternalStore(everyMinute, thisMinute, whenDrawn)
}
