import { useEffect, useMemo } from 'react'
import type { FoundRestaurant } from '../../../worker/contract/restaurant.ts'
import type { Cluster, LatLng } from '../../../worker/contract/search.ts'
import { NOWHERE, whereabouts } from '../../device/position/whereabouts.ts'
import { useShared } from '../../device/useShared.ts'
import { toMarkers } from '../../live/toMarkers.ts'
import { useNow } from '../../live/useNow.ts'
import type { MapContent } from '../../map/engine.ts'
import { placeOf } from '../../map/placeOf.ts'
import { NO_HEARTS, savedHearts, watchHearts } from '../../saved/savedHearts.ts'
import type { FindState } from '../findState.ts'
import { stillOpen } from '../list/shownAnswer.ts'

const NOTHING: readonly FoundRestaurant[] = []
const NO_COUNTS: readonly Cluster[] = []

/**
 * Draws a count of one at a listed place as that place, with its shape and selectable, or not at all if it is a pop-up that is
 * OFFLINE.
 */
function tellApart(
  clusters: readonly Cluster[],
  restaurants: readonly FoundRestaurant[],
): { singles: Set<string>; groups: readonly Cluster[] } {
  const keyOf = ({ lat, lng }: LatLng) => `${Math.round(lat * 1e4)} ${Math.round(lng * 1e4)}`
  const byPlace = new Map<string, string>()
  for (const restaurant of restaurants) {
    const place = placeOf(restaurant)
    if (place) byPlace.set(keyOf(place), restaurant._id)
  }
  const singles = new Set<string>()
  const groups = clusters.filter((cluster) => {
    const id = cluster.count === 1 ? byPlace.get(keyOf(cluster)) : undefined
    if (id !== undefined) singles.add(id)
    return id === undefined
  })
  return { singles, groups }
}

/**
 * What both the still and the live map draw: every place found, or, if the map holds more places than the list, counts with only
 * the selected and the hovered place on their own. `drawnAt`: as in `useNow`.
 */
export function useMapContent(shown: Readonly<FindState>, drawnAt?: string): MapContent {
  const { answer, clusters: counts, selectedId, hoveredId, liveOnly, open, answerUnsaid } = shown
  const hasKeywords = shown.keywords !== ''
  const { here } = useShared(whereabouts, NOWHERE)
  const now = useNow(drawnAt)
  const found = (answer?.restaurants ?? NOTHING) as readonly FoundRestaurant[]
  const listed = useMemo(
    () => (open === 'now' ? stillOpen(found, answerUnsaid, now) : found),
    [found, open, answerUnsaid, now],
  )
  useEffect(watchHearts, [])
  const { ids: savedIds } = useShared(savedHearts, NO_HEARTS)
  const all = useMemo(() => {
    const saved = new Set(savedIds)
    const markers = toMarkers(listed, now).map((one) => ({ ...one, saved: saved.has(one.id) }))
    return liveOnly ? markers.filter(({ live }) => live) : markers
  }, [listed, liveOnly, now, savedIds])
  const clusters = liveOnly ? NO_COUNTS : counts
  const { singles, groups } = useMemo(() => tellApart(clusters, listed), [clusters, listed])
  const markers = useMemo(() => {
    if (clusters.length === 0) return all
    return all.filter(
      ({ id, live }) => live || id === selectedId || id === hoveredId || singles.has(id),
    )
  }, [all, clusters, singles, selectedId, hoveredId])
  return useMemo(
    () => ({ markers, clusters: groups, selectedId, hoveredId, here, hasKeywords }),
    [markers, groups, selectedId, hoveredId, here, hasKeywords],
  )
}
