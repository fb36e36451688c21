import type { LatLng } from '../search.ts'

/** Restaurants within about a kilometre share a still map: its pixels are some 600 m wide. */
export const stillMapPath = ({ lat, lng }: LatLng): string =>
  `/still-map/${lat.toFixed(2)},${lng.toFixed(2)}.svg`
