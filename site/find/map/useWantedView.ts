import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { distanceMetres } from '../../../worker/contract/places/distance.ts'
import type { MapView } from '../../map/engine.ts'
import { isInside } from '../../map/geometry.ts'
import { placeOf } from '../../map/placeOf.ts'
import { isSameView } from '../../map/sameView.ts'
import { useFind } from '../useFind.ts'
import { coveredShares } from './dragStrip.ts'

/** The list in a page rounds coordinates to a metre. */
const SAME_PLACE_METRES = 5

/**
 * Where the map should be: at the search, or at the chosen place if that is beside the map or covered. Each visit gives a new
 * object, so that the map also returns to a place where it was sent before. While another map leads, this one goes where that is.
 */
export function useWantedView(isLeading: boolean): MapView {
  const { find, shown } = useFind()
  const { centre, zoom, visit, selectedId, source, box, answer } = shown
  const lat = centre?.lat ?? 0
  const lng = centre?.lng ?? 0
  const searched = useMemo(() => ({ visit, view: { lat, lng, zoom } }), [visit, lat, lng, zoom])
  // Must be the same object and not only an equal one, or the map would be moved again as it starts.
  const [view, setView] = useState<MapView>(
    isLeading ? searched.view : (box?.view ?? searched.view),
  )
  const goTo = useEffectEvent((next: MapView) => {
    if (isLeading) setView(next)
  })
  const show = useEffectEvent((id: string) => {
    if (!isLeading) return
    const { answer, box } = find.state
    const chosen = answer?.restaurants.find(({ _id }) => _id === id)
    const place = chosen && placeOf(chosen)
    if (!place || !box || !centre) return
    // The search is at this place, so the map is already moving there.
    if (source === 'MAP' && distanceMetres(centre, place) < SAME_PLACE_METRES) return
    const { bounds } = box
    const height = bounds.north - bounds.south
    const covered = coveredShares()
    // A marker that was tapped is not under the tools.
    const north = source === 'MAP' ? bounds.north : bounds.north - height * covered.top
    const south = bounds.south + height * covered.bottom
    if (isInside({ ...bounds, north, south }, place)) return
    const lat = place.lat + (height * (covered.top - covered.bottom)) / 2
    setView({ ...place, lat, zoom: box.view.zoom })
  })

  const isOpened = useRef(false)
  const open = useEffectEvent(() => {
    const { drawn, state } = find
    if (isOpened.current || !state.box || !drawn.centre) return
    isOpened.current = true
    const isUntouched = isSameView(state.box.view, { ...drawn.centre, zoom: drawn.zoom })
    if (drawn.selectedId && drawn.selectedId === selectedId && isUntouched) show(selectedId)
  })

  useEffect(() => goTo(searched.view), [searched])
  useEffect(() => {
    if (selectedId) show(selectedId)
  }, [selectedId])
  // A page may start with a chosen place, as on the way back to it. What the map hides is known only once the live map leads.
  const isReady = isLeading && box !== null && answer !== null
  useEffect(() => {
    if (isReady) open()
  }, [isReady])
  useEffect(() => {
    if (!isLeading && box) setView(box.view)
  }, [isLeading, box])
  return view
}
