import type { Feature, FeatureCollection, Point } from 'geojson'
import type { LatLng } from '../../../worker/contract/search.ts'
import type { MapBounds, MapCluster, MapContent, MapMarker } from '../engine.ts'
import type { MarkerLabel } from '../labels.ts'
import { markerImageName } from './images.ts'

type Collection = FeatureCollection<Point>

const point = ({ lat, lng }: LatLng, properties: Record<string, unknown>): Feature<Point> => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Point', coordinates: [lng, lat] },
})
const collection = (features: Feature<Point>[]): Collection => ({
  type: 'FeatureCollection',
  features,
})

const numbers = new Intl.NumberFormat('en-US')

export const markerFeatures = (markers: readonly MapMarker[]): Collection =>
  collection(
    markers.map((marker) =>
      point(marker, {
        id: marker.id,
        image: markerImageName(marker.diet, marker.live),
        // Southern markers lie over northern ones; live ones over all.
        order: (marker.live ? 1000 : 0) - marker.lat,
      }),
    ),
  )

/** The part of the map's width that half a label may take; it must not run over the edge. */
const SIDE_PART = 0.22
const TOP_PART = 0.14

/** The edge of the map that a label above this place would be cut by. */
export function edgeNear({ lat, lng }: LatLng, bounds: MapBounds): 'west' | 'east' | 'north' | '' {
  const { west, south, east, north } = bounds
  const width = east >= west ? east - west : east - west + 360
  const x = (lng >= west ? lng - west : lng - west + 360) / width
  if (x < SIDE_PART) return 'west'
  if (x > 1 - SIDE_PART) return 'east'
  return (north - lat) / (north - south) < TOP_PART ? 'north' : ''
}

/** Labels, and the selected and hovered markers drawn once more, larger and above the rest. */
export const focusFeatures = (
  content: MapContent,
  labels: ReadonlyMap<string, MarkerLabel>,
  bounds: MapBounds,
): Collection =>
  collection(
    content.markers.flatMap((marker) => {
      const label = labels.get(marker.id)
      const isSelected = marker.id === content.selectedId
      const isHovered = marker.id === content.hoveredId
      if (!label && !isSelected && !isHovered) return []
      return point(marker, {
        id: marker.id,
        image: markerImageName(marker.diet, marker.live),
        name: label?.name ?? '',
        caption: label?.caption ?? '',
        edge: edgeNear(marker, bounds),
        state: isSelected ? 'selected' : isHovered ? 'hovered' : 'plain',
        order: isSelected ? 2 : isHovered ? 1 : 0,
      })
    }),
  )

export const clusterFeatures = (clusters: readonly MapCluster[]): Collection =>
  collection(
    clusters.map((cluster) =>
      point(cluster, { count: cluster.count, text: numbers.format(cluster.count) }),
    ),
  )

export const hereFeatures = (here: LatLng | null): Collection =>
  collection(here ? [point(here, {})] : [])
