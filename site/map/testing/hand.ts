import type { LatLng } from '../../../worker/contract/search.ts'
import type { MapView } from '../engine.ts'
import { projectFrom } from '../geometry.ts'

/** In CSS pixels from the map's top left corner. */
interface Point {
  x: number
  y: number
}

interface HandEvents {
  onDragStart: () => void
  onDrag: (by: Point) => void
  onDragEnd: () => void
  onClick: (at: Point) => void
}

/** A press that moves less counts as a click. */
const STILL_PX = 4

/** Reports what a finger or mouse does on the stand-in of a map. */
export function listenToHand(element: HTMLElement, events: HandEvents): void {
  let last: Point | null = null
  let isDragging = false
  element.addEventListener('pointerdown', ({ clientX, clientY }) => {
    last = { x: clientX, y: clientY }
    isDragging = false
  })
  element.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (!last) return
    const by = { x: clientX - last.x, y: clientY - last.y }
    if (!isDragging && Math.hypot(by.x, by.y) < STILL_PX) return
    if (!isDragging) events.onDragStart()
    isDragging = true
    last = { x: clientX, y: clientY }
    events.onDrag(by)
  })
  element.addEventListener('pointerup', ({ clientX, clientY }) => {
    if (!last) return
    last = null
    const { left, top } = element.getBoundingClientRect()
    if (isDragging) events.onDragEnd()
    else events.onClick({ x: clientX - left, y: clientY - top })
  })
}

/** The place at a point of a map of this size. */
export function placeAt(view: MapView, { x, y }: Point, width: number, height: number): LatLng {
  const world = 256 * 2 ** view.zoom
  const origin = projectFrom(view, width, height)({ lat: 0, lng: view.lng })
  const rise = Math.PI * 2 * ((origin.y - y) / world)
  return {
    lat: (Math.atan(Math.sinh(rise)) * 180) / Math.PI,
    lng: view.lng + ((x - width / 2) / world) * 360,
  }
}
