import { useLayoutEffect, useState } from 'react'
import type { LatLng } from '../../../worker/contract/search.ts'
import type { LatestOnly } from '../latestOnly.ts'
import type { NoPosition } from './position.ts'
import { DEVICE, requestPosition } from './requestPosition.ts'

export interface Device {
  /** Whether the browser is asking for permission. */
  isAsking: boolean
  /** The device's position, or why it is unknown; null if something newer was wanted meanwhile. */
  ask: () => Promise<LatLng | NoPosition | null>
  /** Call when something newer is wanted. */
  forget: () => void
}

/** Requests the device's position while the component is mounted. */
export function useDevice(calls: LatestOnly): Device {
  const [isAsking, setAsking] = useState(false)
  useLayoutEffect(() => () => calls.cancel(DEVICE), [calls])
  const forget = () => {
    calls.cancel(DEVICE)
    setAsking(false)
  }
  const ask = async () => {
    forget()
    const found = await requestPosition(calls, setAsking)
    if (found !== null) setAsking(false)
    return found
  }
  return { isAsking, ask, forget }
}
