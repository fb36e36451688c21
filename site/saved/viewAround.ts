import type { LatLng } from '../../worker/contract/search.ts'
import type { MapView } from '../map/engine.ts'
import { cosine, wrapLongitude } from '../map/geometry.ts'

/** For a single place: shows the streets around it. */
const CLOSEST_ZOOM = 15
/** The size of a map in the page; a wider one shows more around. */
const [WIDTH, HEIGHT] = [340, 300]
/** The share of the map to fill, which leaves room for markers at the edge. */
const SHARE = 0.8

/** The view that contains all places; the whole world for none. */
export function viewAround(places: readonly LatLng[]): MapView {
  if (places.length === 0) return { lat: 20, lng: 0, zoom: 2 }
  const lats = places.map(({ lat }) => lat)
  const lngs = places.map(({ lng }) => lng)
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  const [west, east] = extentOf(lngs)
  const [lat, lng] = [(south + north) / 2, (west + east) / 2]
  const upright = (north - south) / cosine(lat)
  const degreesAPixel = Math.max((east - west) / WIDTH, upright / HEIGHT) / SHARE
  const zoom = Math.log2(360 / (256 * degreesAPixel))
  return {
    lat,
    lng: wrapLongitude(lng),
    zoom: Math.max(1, Math.min(CLOSEST_ZOOM, Math.floor(zoom * 10) / 10)),
  }
}

/** From west to east around the widest gap: in Fiji `east` lies beyond 180°. */
function extentOf(lngs: readonly number[]): [west: number, east: number] {
  const sorted = lngs.toSorted((a, b) => a - b)
  const extents = sorted.map((west, at): [number, number] => {
    const last = sorted.at(at - 1) ?? west
    return [west, at === 0 ? last : last + 360]
  })
  return extents.reduce((best, one) => (one[1] - one[0] < best[1] - best[0] ? one : best))
}
