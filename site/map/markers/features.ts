import type { Feature, FeatureCollection, Point } from 'geojson'
import { count } from '../../../languages/t.ts'
import type { Cluster, LatLng } from '../../../worker/contract/search.ts'
import type { MapMarker } from '../engine.ts'
import { markerImageName } from './images.ts'
import { LABEL_FONT_PX } from './placing/labelSize.ts'
import { type DrawnMarker, RANK } from './placing/layOut.ts'
import { type Step, spreadSpots } from './placing/spots.ts'

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

/** An offset of a layer's icons: pixels at the icon's full size. */
const offsetOf = ({ x, y }: Step, scale = 1): [number, number] => [x / scale, y / scale]

export function markerFeatures(markers: readonly MapMarker[]): Collection {
  const steps = spreadSpots(markers)
  return collection(
    markers.map((marker) =>
      point(marker, {
        id: marker.id,
        image: markerImageName(marker.diet, marker.live),
        offset: offsetOf(steps.get(marker.id) ?? { x: 0, y: 0 }),
        // Southern markers are above northern ones, live ones above all.
        order: (marker.live ? 1000 : 0) - marker.lat,
      }),
    ),
  )
}

/** Labels, and the selected and hovered markers again, larger and on top. */
export const focusFeatures = (drawn: readonly DrawnMarker[]): Collection =>
  collection(
    drawn.flatMap(({ marker, state, scale, step, label }) => {
      if (!label && state === 'plain') return []
      return point(marker, {
        id: marker.id,
        image: markerImageName(marker.diet, marker.live),
        offset: offsetOf(step, scale),
        name: label?.name ?? '',
        caption: label?.caption ?? '',
        labelOffset: offsetOf(label?.step ?? step, LABEL_FONT_PX),
        state,
        order: RANK[state],
      })
    }),
  )

export const clusterFeatures = (clusters: readonly Cluster[]): Collection =>
  collection(
    clusters.map((cluster) => point(cluster, { count: cluster.count, text: count(cluster.count) })),
  )

export const hereFeatures = (here: LatLng | null): Collection =>
  collection(here ? [point(here, {})] : [])
