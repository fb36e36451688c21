import { to } from '../../../languages/t.ts'
import { heldZoom } from '../limits.ts'
import type { LatLng } from '../search.ts'

/** Restaurants within about a kilometre share a still map: its pixels are some 600 m wide. */
export const stillMapPath = ({ lat, lng }: LatLng): string =>
  to(`/still-map/${lat.toFixed(2)},${lng.toFixed(2)}.svg`)

/** The sizes of the main view's still maps in CSS pixels: larger than the map of almost any window of the kind. */
export const STILL_SIZES = {
  narrow: { width: 600, height: 960 },
  wide: { width: 2560, height: 1440 },
} as const
export type StillSize = keyof typeof STILL_SIZES

/** The still map of a view of the main view. */
export function stillViewPath(
  { lat, lng, zoom }: LatLng & { zoom: number },
  size: StillSize,
): string {
  const name = [lat.toFixed(5), lng.toFixed(5), heldZoom(zoom).toFixed(2), size].join()
  return to(`/still-map/${name}.svg`)
}
