import { useState } from 'react'
import type { LatLng } from '../../../worker/contract/search.ts'
import { LatestOnly } from '../../api/latestOnly.ts'
import { useDevice } from '../../device/useDevice.ts'
import type { MapView } from '../engine.ts'

const DECIMALS = 6

interface Pin {
  /** What the map is to show. */
  view: MapView
  /** The place under the pin, to about 10 cm. */
  place: LatLng
  /** The browser is asking the person whether the device may say where it is. */
  isAsking: boolean
  /** Why the device does not say where it is; empty when it does. */
  problem: string
  /** The map reports where it is. */
  move: (to: MapView, isByUser: boolean) => void
  goHere: () => Promise<void>
  /** Whatever the device still says comes too late. */
  forgetHere: () => void
}

/** A pin that the map is moved under: by hand, by the device, and by a `start` that changes. */
export function usePin(start: LatLng, zoom: number, onMove?: (place: LatLng) => void): Pin {
  const [view, setView] = useState<MapView>(() => ({ ...start, zoom }))
  const [begun, setBegun] = useState(start)
  const [problem, setProblem] = useState('')
  const [calls] = useState(() => new LatestOnly())
  const device = useDevice(calls)
  const place = rounded(view)

  if (!isSame(start, begun)) {
    setBegun(start)
    // Who was told of a move hands it back.
    if (!isSame(start, place)) setView({ ...view, ...start })
  }
  const move = (to: MapView, isByUser: boolean) => {
    setView(to)
    // A map that is only zoomed is still of the same place.
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
