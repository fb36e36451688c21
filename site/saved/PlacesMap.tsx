import './PlacesMap.css'
import { type ComponentType, useEffect, useMemo, useState } from 'react'
import { to } from '../../languages/t.ts'
import { type Marked, toPlaceMarkers } from '../live/toMarkers.ts'
import { EMPTY_CONTENT } from '../map/engine.ts'
import { loadMap } from '../map/loadMap.ts'
import type { MapCanvasProps } from '../map/MapCanvas.tsx'
import { placeOf } from '../map/placeOf.ts'
import { pageSettings } from '../pageInput.ts'
import { viewAround } from './viewAround.ts'

interface PlacesMapProps {
  restaurants: readonly Marked[]
  selectedId?: string | null
  onSelect?: (id: string | null) => void
}

/** All places of a list on a map. If it cannot be drawn, the list remains. */
export function PlacesMap({ restaurants, selectedId = null, onSelect }: PlacesMapProps) {
  const [Canvas, setCanvas] = useState<ComponentType<MapCanvasProps> | null>(null)
  useEffect(() => {
    loadMap().then(
      (loaded) => setCanvas(() => loaded),
      () => undefined,
    )
  }, [])
  const markers = useMemo(() => toPlaceMarkers(restaurants), [restaurants])
  const spots = restaurants.flatMap((one) => placeOf(one) ?? [])
  const { lat, lng, zoom } = viewAround(spots)
  // A new object would move the map back from where the visitor has moved it.
  const view = useMemo(() => ({ lat, lng, zoom }), [lat, lng, zoom])
  const content = useMemo(() => ({ ...EMPTY_CONTENT, markers, selectedId }), [markers, selectedId])
  if (spots.length === 0) return null
  return (
    <div className="places-map no-print needs-script">
      {Canvas && (
        <Canvas
          view={view}
          content={content}
          settings={pageSettings().map}
          onSelect={onSelect ?? openDetails}
        />
      )}
    </div>
  )
}

/** Goes by a link, because an embedded page's `<base target>` then opens it in a new tab. */
function openDetails(id: string | null): void {
  if (id === null) return
  const link = document.createElement('a')
  link.href = to(`/details/${encodeURIComponent(id)}`)
  link.click()
}
