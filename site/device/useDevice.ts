import { useLayoutEffect, useState } from 'react'
import type { LatLng } from '../../worker/contract/search.ts'
import type { LatestOnly } from '../api/latestOnly.ts'
import type { NoPosition } from './position.ts'
import { DEVICE, requestPosition } from './requestPosition.ts'

export interface Device {
  /** The browser is asking the person. */
  isAsking: boolean
  /** Where the device is, or why it does not say; null when something newer was wanted meanwhile. */
  ask: () => Promise<LatLng | NoPosition | null>
  /** Something newer is wanted. */
  forget: () => void
}

/** Asks the device where it is, for as long as the part of the page that asks is there. */
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
