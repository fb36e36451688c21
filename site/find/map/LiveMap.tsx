import {
  type ComponentType,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { MapBounds, MapView } from '../../map/engine.ts'
import { isInside } from '../../map/geometry.ts'
import type { MapCanvasProps } from '../../map/MapCanvas.tsx'
import { useServices } from '../../services.ts'
import { Button } from '../../ui/Button.tsx'
import { hover, select } from '../findState.ts'
import { followMap, searchThisArea } from '../searching.ts'
import { useFind } from '../useFind.ts'
import { useMapContent } from './mapContent.ts'

/** The map of the results with its tools. It comes with the map's own script: nothing before it needs this. */
export function LiveMap({ Island }: { Island: ComponentType<MapCanvasProps> }) {
  const { input } = useServices()
  const { find, shown } = useFind()
  const [now, setNow] = useState<{ view: MapView; bounds: MapBounds } | null>(null)
  const content = useMapContent(find)
  const view = useView(now?.bounds ?? null)

  /** A move is due because we asked for it; others that no visitor made come from a window that changed its size. */
  const isDue = useRef(true)
  useEffect(() => {
    isDue.current = view !== null
  }, [view])
  const onMove = useCallback(
    (moved: MapView, bounds: MapBounds, byUser: boolean) => {
      setNow({ view: moved, bounds })
      if (byUser || isDue.current) followMap(find, moved, bounds, byUser)
      isDue.current = false
    },
    [find],
  )
  const onSelect = useCallback((id: string | null) => select(find, id, 'MAP'), [find])
  const onHover = useCallback((id: string | null) => hover(find, id), [find])

  return (
    <>
      <Island
        view={view}
        content={content}
        mapsKey={input.mapsKey || undefined}
        onMove={onMove}
        onSelect={onSelect}
        onHover={onHover}
      />
      <div className="map-tools">
        <label className="chip">
          <input
            type="checkbox"
            checked={shown.searchAsMoves}
            onChange={(event) => {
              find.state.searchAsMoves = event.target.checked
              if (event.target.checked && shown.hasMoved && now) {
                searchThisArea(find, now.view, now.bounds)
              }
            }}
          />
          Search as the map moves
        </label>
        {shown.isClustersCut && shown.clusters.length > 0 && (
          <p className="chip">The counts are estimates: zoom in for exact ones</p>
        )}
        {shown.hasMoved && now && (
          <Button
            size="small"
            look="primary"
            onClick={() => searchThisArea(find, now.view, now.bounds)}
          >
            Search this area
          </Button>
        )}
      </div>
    </>
  )
}

/** Where the map should be: at the search, or at the place chosen in the list when the map does not show it. */
function useView(bounds: MapBounds | null): MapView {
  const { shown } = useFind()
  const { centre, zoom, selectedId, source, answer } = shown
  const lat = centre?.lat ?? 0
  const lng = centre?.lng ?? 0
  const searched = useMemo(() => ({ lat, lng, zoom }), [lat, lng, zoom])
  const [view, setView] = useState<MapView>(searched)
  const show = useEffectEvent((id: string) => {
    const chosen = answer?.restaurants.find(({ _id }) => _id === id)?.geoJson
    if (!chosen || !bounds) return
    const [chosenLng, chosenLat] = chosen.coordinates
    const place = { lat: chosenLat, lng: chosenLng }
    if (!isInside(bounds, place)) setView({ ...place, zoom })
  })

  useEffect(() => setView(searched), [searched])
  useEffect(() => {
    if (source === 'LIST' && selectedId) show(selectedId)
  }, [selectedId, source])
  return view
}
