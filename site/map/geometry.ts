import type { LatLng } from '../../worker/contract/search.ts'
import type { MapBounds, MapView } from './engine.ts'

/** MapLibre's tiles are 512 pixels wide, so its zoom is one less than Google's. */
export const toMapLibreZoom = (zoom: number): number => zoom - 1
export const fromMapLibreZoom = (zoom: number): number => zoom + 1

/** Choosing a count zooms in by so much. */
export const CLUSTER_ZOOM_STEP = 2

/** Of a latitude in degrees: how much shorter a degree to the east is than at the equator. */
export const cosine = (lat: number): number => Math.cos((lat * Math.PI) / 180)

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

/** The width of the whole world in CSS pixels. */
export const worldWidth = (zoom: number): number => 256 * 2 ** zoom

/** The latitudes where a map of the world ends: there it is a square. */
const MAX_LAT = 85.051129

/** From the equator to the south, in widths of the world (Web Mercator). */
function southing(lat: number): number {
  const sine = Math.sin((Math.max(-MAX_LAT, Math.min(MAX_LAT, lat)) * Math.PI) / 180)
  return -Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
}

const latAt = (south: number): number =>
  (Math.atan(Math.sinh(-2 * Math.PI * south)) * 180) / Math.PI

/** The place at so many CSS pixels to the right of and below the middle; its longitude may lie beyond ±180°. */
export function placeAt({ lat, lng, zoom }: MapView, x: number, y: number): LatLng {
  const world = worldWidth(zoom)
  return { lat: latAt(southing(lat) + y / world), lng: lng + (x / world) * 360 }
}

/** What a map of this size in CSS pixels shows at a view. */
export function boundsAround(view: MapView, width: number, height: number): MapBounds {
  const [from, to] = [placeAt(view, -width / 2, height / 2), placeAt(view, width / 2, -height / 2)]
  return boundsOf(from.lng, from.lat, to.lng, to.lat)
}

/** Projects places to CSS pixels from the middle of a map: the nearest of their copies around the world. */
export function projectAround(view: MapView) {
  const world = worldWidth(view.zoom)
  return ({ lat, lng }: LatLng): { x: number; y: number } => ({
    x: (wrapLongitude(lng - view.lng) / 360) * world,
    y: (southing(lat) - southing(view.lat)) * world,
  })
}

/** Projects places to CSS pixels from the corner of a map of this size. */
export function projectFrom(view: MapView, width: number, height: number) {
  const project = projectAround(view)
  return (place: LatLng): { x: number; y: number } => {
    const { x, y } = project(place)
    return { x: width / 2 + x, y: height / 2 + y }
  }
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
