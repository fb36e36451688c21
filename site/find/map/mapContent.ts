import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import type { FoundRestaurant } from '../../../worker/contract/restaurant.ts'
import type { Cluster, LatLng } from '../../../worker/contract/search.ts'
import { toMarkers } from '../../live/toMarkers.ts'
import { useNow } from '../../live/useNow.ts'
import type { MapContent, MapMarker } from '../../map/engine.ts'
import type { Find } from '../findState.ts'

const NO_COUNTS: readonly Cluster[] = []

/** A count of one at a listed place is that place: it is drawn as itself, with its shape, and can be chosen. */
function tellApart(
  clusters: readonly Cluster[],
  markers: readonly MapMarker[],
): { singles: Set<string>; groups: readonly Cluster[] } {
  const keyOf = ({ lat, lng }: LatLng) => `${lat.toFixed(4)} ${lng.toFixed(4)}`
  const byPlace = new Map(markers.map((marker) => [keyOf(marker), marker.id]))
  const singles = new Set<string>()
  const groups = clusters.filter((cluster) => {
    const id = cluster.count === 1 ? byPlace.get(keyOf(cluster)) : undefined
    if (id !== undefined) singles.add(id)
    return id === undefined
  })
  return { singles, groups }
}

/**
 * What the map draws: every place found, or, when it shows more places than are listed, honest counts with only the
 * selected and the hovered place by themselves.
 */
export function useMapContent({ state }: Find): MapContent {
  const { answer, clusters: counts, selectedId, hoveredId, here, liveOnly } = useSnapshot(state)
  const now = useNow()
  const all = useMemo(() => {
    const markers = toMarkers((answer?.restaurants ?? []) as FoundRestaurant[], now)
    return liveOnly ? markers.filter(({ live }) => live) : markers
  }, [answer, liveOnly, now])
  const clusters = liveOnly ? NO_COUNTS : counts
  const { singles, groups } = useMemo(() => tellApart(clusters, all), [clusters, all])
  const markers = useMemo(() => {
    if (clusters.length === 0) return all
    return all.filter(
      ({ id, live }) => live || id === selectedId || id === hoveredId || singles.has(id),
    )
  }, [all, clusters, singles, selectedId, hoveredId])
  return useMemo(
    () => ({ markers, clusters: groups, selectedId, hoveredId, here }),
    [markers, groups, selectedId, hoveredId, here],
  )
}
