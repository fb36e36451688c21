import type { MapView } from './engine.ts'

/** Whether two views look the same: within about 10 cm and a hundredth of a zoom step. */
export function isSameView(a: MapView, b: MapView): boolean {
  const isNear = (x: number, y: number, most: number): boolean => Math.abs(x - y) < most
  return isNear(a.lat, b.lat, 1e-6) && isNear(a.lng, b.lng, 1e-6) && isNear(a.zoom, b.zoom, 0.01)
}
