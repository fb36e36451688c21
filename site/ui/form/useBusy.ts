import { useRef, useState } from 'react'

interface Busy {
  /** Whether the work is running, for `aria-disabled`. */
  isBusy: boolean
  /** Runs the work, unless it is running. Rejects as it does. */
  run: (work: () => Promise<unknown>) => Promise<void>
}

/** For work that may not be started twice, although people press twice. */
export function useBusy(): Busy {
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const run = async (work: () => Promise<unknown>) => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    try {
      await work()
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { isBusy, run }
}
