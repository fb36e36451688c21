import { useState } from 'react'
import type { LatLng } from '../../../worker/contract/search.ts'
import { LatestOnly } from '../../device/latestOnly.ts'
import { useDevice } from '../../device/position/useDevice.ts'
import type { MapView } from '../engine.ts'

const DECIMALS = 6

interface Pin {
  /** The view that the map should show. */
  view: MapView
  /** The place under the pin, to about 10 cm. */
  place: LatLng
  /** Whether the browser is asking the person for permission to use the device's position. */
  isAsking: boolean
  /** Why the device's position is unknown; empty without a problem. */
  problem: string
  /** Call with each view that the map reports. */
  move: (to: MapView, isByUser: boolean) => void
  goHere: () => Promise<void>
  /** Ignores a position that the device reports from now on. */
  forgetHere: () => void
}

/** The state of a pin over a map that is moved by hand, by the device's position, or by a changed `start`. */
export function usePin(start: LatLng, zoom: number, onMove?: (place: LatLng) => void): Pin {
  const [view, setView] = useState<MapView>(() => ({ ...start, zoom }))
  const [begun, setBegun] = useState(start)
  const [problem, setProblem] = useState('')
  const [calls] = useState(() => new LatestOnly())
  const device = useDevice(calls)
  const place = rounded(view)

  if (!isSame(start, begun)) {
    setBegun(start)
    // A parent may pass the reported place back as `start`.
    if (!isSame(start, place)) setView({ ...view, ...start })
  }
  const move = (to: MapView, isByUser: boolean) => {
    setView(to)
    // Zooming alone does not change the place.
    if (!isByUser || isSame(rounded(to), place)) return
    device.forget()
    onMove?.(rounded(to))
  }
  const goHere = async () => {
    const here = await device.ask()
    if (here === null) return
    setProblem('problem' in here ? here.problem : '')
    if ('problem' in here) return
    setView((now) => ({ ...now, ...here }))
    onMove?.(rounded(here))
  }
  return {
    view,
    place,
    isAsking: device.isAsking,
    problem,
    move,
    goHere,
    forgetHere: device.forget,
  }
}

function isSame(a: LatLng, b: LatLng): boolean {
  return a.lat === b.lat && a.lng === b.lng
}

function rounded({ lat, lng }: LatLng): LatLng {
  return { lat: Number(lat.toFixed(DECIMALS)), lng: Number(lng.toFixed(DECIMALS)) }
}
