import '../../ui/chips.css'
import './SearchMap.css'
import {
  type ComponentType,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react'
import { t } from '../../../languages/t.ts'
import { MOBILE_BREAKPOINT_PX } from '../../../worker/contract/limits.ts'
import { distanceMetres } from '../../../worker/contract/places/distance.ts'
import type { MapBounds, MapView } from '../../map/engine.ts'
import { isInside } from '../../map/geometry.ts'
import type { MapCanvasProps } from '../../map/MapCanvas.tsx'
import { placeOf } from '../../map/placeOf.ts'
import { pageSettings } from '../../pageInput.ts'
import { addAlert } from '../../shell/alerts.ts'
import { Button } from '../../ui/Button.tsx'
import { hover, select } from '../findState.ts'
import { followMap, searchThisArea } from '../moving.ts'
import { useFind } from '../useFind.ts'
import { letDragStrip, shareUnderStrip } from './dragStrip.ts'
import { useMapContent } from './mapContent.ts'

/** The list in a page rounds coordinates to a metre. */
const SAME_PLACE_METRES = 5
const NARROW = `(max-width: ${MOBILE_BREAKPOINT_PX}px)`

interface SearchMapProps {
  Island: ComponentType<MapCanvasProps>
  /** Called when no map can be drawn here. */
  onLost: () => void
}

/** The map of the results with its tools. It is part of the map's script, since nothing needs it earlier. */
export function SearchMap({ Island, onLost }: SearchMapProps) {
  const { find } = useFind()
  const content = useMapContent(find)
  const view = useWantedView()
  useEffect(() => letDragStrip(find), [find])
  const onMove = useCallback(
    (moved: MapView, bounds: MapBounds, byUser: boolean) => followMap(find, moved, bounds, byUser),
    [find],
  )
  const onSelect = useCallback((id: string | null) => select(find, id, 'MAP'), [find])
  const onHover = useCallback((id: string | null) => hover(find, id), [find])
  const onUnavailable = (sentence: string) => {
    onLost()
    // Beside a list the map's own message is enough; on a phone the empty map would hide the list.
    if (!window.matchMedia(NARROW).matches) return
    find.state.view = 'LIST_VIEW'
    addAlert({ kind: 'info', text: sentence })
  }

  return (
    <>
      <Island
        view={view}
        content={content}
        settings={pageSettings().map}
        onMove={onMove}
        onSelect={onSelect}
        onHover={onHover}
        onUnavailable={onUnavailable}
      />
      <MapTools />
    </>
  )
}

function MapTools() {
  const { find, shown } = useFind()
  return (
    <div className="map-tools">
      <label className="chip">
        <input
          type="checkbox"
          checked={shown.searchAsMoves}
          onChange={({ target }) => {
            find.state.searchAsMoves = target.checked
            if (target.checked && shown.hasMoved) searchThisArea(find)
          }}
        />
        {t('Search as the map moves')}
      </label>
      {shown.isClustersCut && shown.clusters.length > 0 && (
        <p className="chip">{t('The counts are estimates: zoom in for exact ones')}</p>
      )}
      {shown.hasMoved && (
        <Button size="small" look="primary" onClick={() => searchThisArea(find)}>
          {t('Search this area')}
        </Button>
      )}
    </div>
  )
}

/**
 * Where the map should be: at the search, or at the chosen place if the map or the strip hides that. Each visit gives a new
 * object, so that the map also returns to a place where it was sent before.
 */
function useWantedView(): MapView {
  const { find, shown } = useFind()
  const { centre, zoom, visit, selectedId, source } = shown
  const lat = centre?.lat ?? 0
  const lng = centre?.lng ?? 0
  const searched = useMemo(() => ({ visit, view: { lat, lng, zoom } }), [visit, lat, lng, zoom])
  // Must be the same object and not only an equal one, or the map would be moved again as it starts.
  const [view, setView] = useState<MapView>(searched.view)
  const show = useEffectEvent((id: string) => {
    const { answer, box } = find.state
    const chosen = answer?.restaurants.find(({ _id }) => _id === id)
    const place = chosen && placeOf(chosen)
    if (!place || !box || !centre) return
    // The search is at this place, so the map is already moving there.
    if (source === 'MAP' && distanceMetres(centre, place) < SAME_PLACE_METRES) return
    const { bounds } = box
    const covered = (bounds.north - bounds.south) * shareUnderStrip()
    if (isInside({ ...bounds, south: bounds.south + covered }, place)) return
    setView({ ...place, lat: place.lat - covered / 2, zoom: box.view.zoom })
  })

  useEffect(() => setView(searched.view), [searched])
  useEffect(() => {
    if (selectedId) show(selectedId)
  }, [selectedId])
  return view
}
