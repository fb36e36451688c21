import type { Cluster, LatLng } from '../../../worker/contract/search.ts'
import type { MapContent } from '../engine.ts'
import type { MeasureText } from './placing/labelSize.ts'
import { type DrawnMarker, type Frame, layOut, RANK } from './placing/layOut.ts'

/** One item of ours on a map. */
export type Pin = { key: string; at: LatLng } & (
  | { kind: 'here' }
  | { kind: 'cluster'; cluster: Cluster }
  | { kind: 'marker'; drawn: DrawnMarker }
)

/** All items to draw, from the lowest to the highest. */
export function pinsOf(content: MapContent, frame: Frame, measure: MeasureText): Pin[] {
  const here = content.here ? [{ key: 'here', kind: 'here' as const, at: content.here }] : []
  const clusters = content.clusters.map((cluster) => ({
    key: `cluster ${cluster.lat} ${cluster.lng}`,
    kind: 'cluster' as const,
    at: { lat: cluster.lat, lng: cluster.lng },
    cluster,
  }))
  const markers = layOut(content, frame, measure).toSorted(isBelow)
  return [
    ...here,
    ...clusters,
    ...markers.map((drawn) => ({
      key: `marker ${drawn.marker.id}`,
      kind: 'marker' as const,
      at: { lat: drawn.marker.lat, lng: drawn.marker.lng },
      drawn,
    })),
  ]
}

/** The selected marker is on top, then live ones; southern markers are above northern ones. */
function isBelow(a: DrawnMarker, b: DrawnMarker): number {
  const byState = RANK[a.state] - RANK[b.state]
  const byLive = Number(a.marker.live) - Number(b.marker.live)
  return byState || byLive || b.marker.lat - a.marker.lat
}
