import type { MapView } from '../../map/engine.ts'

/** A view as an attribute holds it. */
export const writeView = ({ lat, lng, zoom }: MapView): string => `${lat} ${lng} ${zoom}`

export function readView(text: string): MapView {
  const [lat = 0, lng = 0, zoom = 0] = text.split(' ').map(Number)
  return { lat, lng, zoom }
}
