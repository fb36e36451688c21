import { useEffect, useRef } from 'react'
import { isPositionPermitted } from '../../../device/position/position.ts'
import { DEVICE, requestPosition } from '../../../device/position/requestPosition.ts'
import { whereabouts } from '../../../device/position/whereabouts.ts'
import type { CreateFlow } from '../../draft/createFlow.ts'
import { placeAt } from '../placing.ts'
import { placeOrAlert } from './placeOrAlert.ts'

/**
 * Uses the device's position as the place if the person has permitted it before, until another way is chosen (design §2.18).
 * Returns a function to call when one is.
 */
export function useDeviceHere(flow: CreateFlow): () => void {
  const isOver = useRef(false)
  useEffect(() => {
    const { place: placed, isPopUp, address } = flow.state.draft
    isOver.current = placed !== null || isPopUp || address.trim() !== ''
    const look = async () => {
      const { here } = whereabouts
      if (isOver.current || !(here || (await isPositionPermitted()))) return
      const place = here
        ? { lat: here.lat, lng: here.lng }
        : placeOrAlert(await requestPosition(flow.calls))
      // The person may have chosen another way meanwhile.
      if (place === null || isOver.current || flow.state.draft.place !== null) return
      isOver.current = true
      await placeAt(flow, place, true)
    }
    void look()
    return () => {
      isOver.current = true
    }
  }, [flow])
  return () => {
    isOver.current = true
    flow.calls.cancel(DEVICE)
  }
}
