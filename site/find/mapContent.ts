import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import type { FoundRestaurant } from '../../worker/contract/restaurant.ts'
import type { MapContent, MapMarker } from '../map/engine.ts'
import { listCuisines } from '../ui/text.ts'
import type { Find } from './findState.ts'

/** A marker for each place that can be visited now: pop-ups that are OFFLINE are only in the list. */
export function toMarkers(restaurants: readonly FoundRestaurant[]): MapMarker[] {
  return restaurants.flatMap(({ _id, name, cuisine, geoJson, diet, status }) => {
    if (!geoJson || status === 'OFFLINE') return []
    const [lng, lat] = geoJson.coordinates
    const live = status === 'ONLINE'
    return [{ id: _id, lat, lng, name, cuisines: listCuisines(cuisine), diet, live }]
  })
}

/**
 * What the map draws: every place found, or, when it shows more places than are listed, honest counts with only the
 * selected and the hovered place by themselves.
 */
export function useMapContent({ state }: Find): MapContent {
  const { answer, clusters, selectedId, hoveredId, here } = useSnapshot(state)
  const all = useMemo(() => toMarkers((answer?.restaurants ?? []) as FoundRestaurant[]), [answer])
  const markers = useMemo(
    () =>
      clusters.length === 0 ? all : all.filter(({ id }) => id === selectedId || id === hoveredId),
    [all, clusters, selectedId, hoveredId],
  )
  return useMemo(
    () => ({ markers, clusters, selectedId, hoveredId, here }),
    [markers, clusters, selectedId, hoveredId, here],
  )
}
