import type { LatLng } from '../search.ts'

/** Of what is within a kilometre there is one picture: its pixels are some 600 m wide. */
export const stillMapPath = ({ lat, lng }: LatLng): string =>
  `/still-map/${lat.toFixed(2)},${lng.toFixed(2)}.svg`
