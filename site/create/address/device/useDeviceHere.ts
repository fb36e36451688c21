import { useEffect, useRef } from 'react'
import { askDevice, DEVICE } from '../../../device/askDevice.ts'
import { isPositionPermitted } from '../../../device/position.ts'
import { useServices } from '../../../services.ts'
import { useAlerts } from '../../../shell/alertsContext.ts'
import type { Building } from '../../draft/building.ts'
import { placeAt } from '../placing.ts'
import { placeOrAlert } from './placeOrAlert.ts'

/**
 * Where the device is counts as the place when the person has allowed it before, until another way is chosen (design
 * §2.18). Returns how to say that one was.
 */
export function useDeviceHere(building: Building): () => void {
  const { here } = useServices().whereabouts
  const alerts = useAlerts()
  const isOver = useRef(false)
  useEffect(() => {
    const { place: placed, isPopUp, address } = building.state.draft
    isOver.current = placed !== null || isPopUp || address.trim() !== ''
    const look = async () => {
      if (isOver.current || !(here || (await isPositionPermitted()))) return
      const place = here
        ? { lat: here.lat, lng: here.lng }
        : placeOrAlert(alerts, await askDevice(building.calls))
      // Meanwhile the person may have chosen another way.
      if (place === null || isOver.current || building.state.draft.place !== null) return
      isOver.current = true
      await placeAt(building, place, true)
    }
    void look()
    return () => {
      isOver.current = true
    }
  }, [building, here, alerts])
  return () => {
    isOver.current = true
    building.calls.cancel(DEVICE)
  }
}
