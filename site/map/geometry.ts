import type { LatLng } from '../../worker/contract/search.ts'
import type { MapBounds, MapView } from './engine.ts'

/** MapLibre's tiles are 512 pixels wide, so its zoom is one less than Google's. */
export const toMapLibreZoom = (zoom: number): number => zoom - 1
export const fromMapLibreZoom = (zoom: number): number => zoom + 1

/** Wraps a longitude to −180 … 180. */
export function wrapLongitude(lng: number): number {
  if (lng >= -180 && lng <= 180) return lng
  return ((((lng + 180) % 360) + 360) % 360) - 180
}

/** Bounds from edges that may lie beyond ±180°; a view wider than the world becomes the whole world. */
export function boundsOf(west: number, south: number, east: number, north: number): MapBounds {
  const clamp = (lat: number): number => Math.max(-90, Math.min(90, lat))
  const [bottom, top] = [clamp(south), clamp(north)]
  if (east - west >= 360) return { west: -180, south: bottom, east: 180, north: top }
  return { west: wrapLongitude(west), south: bottom, east: wrapLongitude(east), north: top }
}

/** What a map of this size in CSS pixels shows at a view, by Mercator's scale. */
export function boundsAround(
  { lat, lng, zoom }: MapView,
  width: number,
  height: number,
): MapBounds {
  const degrees = 360 / (256 * 2 ** zoom)
  const [sideways, upright] = [
    (width / 2) * degrees,
    (height / 2) * degrees * Math.cos((lat * Math.PI) / 180),
  ]
  return boundsOf(lng - sideways, lat - upright, lng + sideways, lat + upright)
}

/** Projects places to CSS pixels on such a map: the nearest of their copies around the world. */
export function projectFrom(view: MapView, width: number, height: number) {
  const world = 256 * 2 ** view.zoom
  const y = (lat: number): number => {
    const sine = Math.sin((lat * Math.PI) / 180)
    return world * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI))
  }
  return ({ lat, lng }: LatLng): { x: number; y: number } => ({
    x: width / 2 + (wrapLongitude(lng - view.lng) / 360) * world,
    y: height / 2 + y(lat) - y(view.lat),
  })
}

export function isInside(bounds: MapBounds, { lat, lng }: LatLng): boolean {
  if (lat < bounds.south || lat > bounds.north) return false
  if (bounds.west <= bounds.east) return lng >= bounds.west && lng <= bounds.east
  return lng >= bounds.west || lng <= bounds.east
}

/** The changed parts of a wanted view; null when nothing changes. A place changes as a whole. */
export function changesOf(before: MapView, wanted: MapView): Partial<MapView> | null {
  const { lat, lng, zoom } = wanted
  const place = lat === before.lat && lng === before.lng ? {} : { lat, lng }
  const changes = zoom === before.zoom ? place : { ...place, zoom }
  return Object.keys(changes).length === 0 ? null : changes
}
