import { useSyncExternalStore } from 'react'
import { useServices } from '../services.ts'

const STEP_MS = 60_000

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, STEP_MS / 4)
  return () => clearInterval(timer)
}
const thisMinute = () => Math.floor(Date.now() / STEP_MS) * STEP_MS

/** The time to the minute, in milliseconds since 1970; as the Worker took it for the first render. */
export function useNow(): number {
  const { input } = useServices()
  return useSyncExternalStore(everyMinute, thisMinute, () => Date.parse(input.now))
}
