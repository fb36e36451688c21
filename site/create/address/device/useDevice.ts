import { useLayoutEffect, useState } from 'react'
import type { LatLng } from '../../../../worker/contract/search.ts'
import { useAlerts } from '../../../shell/alertsContext.ts'
import { useBuilding } from '../../buildingContext.ts'
import { askDevice, DEVICE } from './askDevice.ts'

export interface Device {
  /** The browser is asking the person. */
  isAsking: boolean
  /** Null when the device does not say, or when something newer was wanted meanwhile. */
  ask: () => Promise<LatLng | null>
  /** Something newer is wanted. */
  forget: () => void
}

/** Asks the device where it is, for as long as the part of the page that asks is there. */
export function useDevice(): Device {
  const { building } = useBuilding()
  const alerts = useAlerts()
  const [isAsking, setAsking] = useState(false)
  useLayoutEffect(() => () => building.calls.cancel(DEVICE), [building])
  const ask = async () => {
    const found = await askDevice(building, alerts, () => setAsking(true))
    setAsking(false)
    return found
  }
  const forget = () => {
    building.calls.cancel(DEVICE)
    setAsking(false)
  }
  return { isAsking, ask, forget }
}
