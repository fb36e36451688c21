import './MapPane.css'
import { type ComponentType, useEffect, useState } from 'react'
import { t } from '../../../languages/t.ts'
import { MOBILE_BREAKPOINT_PX } from '../../../worker/contract/limits.ts'
import { loadMap } from '../../map/loadMap.ts'
import type { MapCanvasProps } from '../../map/MapCanvas.tsx'
import { TryAgain } from '../../ui/part/TryAgain.tsx'
import { awaitMap } from '../awaitMap.ts'
import { useFind } from '../useFind.ts'
import type { SearchMap } from './SearchMap.tsx'

/** The map beside the list. It loads after the list is readable, and only where it is visible. */
export function MapPane() {
  const { find, shown } = useFind()
  const isWide = useIsWide()
  const [isLost, setLost] = useState(false)
  // On a phone the map is visible only in the map view.
  const isSeen = isWide === true || shown.view === 'MAP_VIEW'
  const { parts, isMissing } = useMapParts(isSeen && shown.centre !== null)
  const isAwaited = isSeen && !isMissing && !isLost
  useEffect(() => {
    if (isWide !== null) awaitMap(find, isAwaited)
  }, [find, isWide, isAwaited])

  return (
    <section id="map" className="map-pane" aria-label={t('Map of the results')} tabIndex={-1}>
      {!shown.centre && (
        <p className="map-message">
          {t('To view results on the map, enable location services or do a search')}
        </p>
      )}
      {isMissing && (
        <div className="map-message" role="status">
          <p>{t('The map could not be loaded. Everything is in the list.')}</p>
          <TryAgain size="small" />
        </div>
      )}
      {shown.centre && parts && (
        <parts.SearchMap Island={parts.Island} onLost={() => setLost(true)} />
      )}
    </section>
  )
}

/** Whether the map has room beside the list; null until the browser has reported. */
function useIsWide(): boolean | null {
  const [isWide, setWide] = useState<boolean | null>(null)
  useEffect(() => {
    const query = window.matchMedia(`(min-width: ${MOBILE_BREAKPOINT_PX + 1}px)`)
    const follow = () => setWide(query.matches)
    follow()
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  return isWide
}

interface MapParts {
  SearchMap: typeof SearchMap
  Island: ComponentType<MapCanvasProps>
}

/** Loads the map's script. */
function useMapParts(isWanted: boolean): { parts: MapParts | null; isMissing: boolean } {
  const [parts, setParts] = useState<MapParts | null>(null)
  const [isMissing, setMissing] = useState(false)
  const isDue = isWanted && parts === null && !isMissing

  useEffect(() => {
    if (!isDue) return
    // The browser remembers a failed import, so nothing is requested while it is offline.
    if (!navigator.onLine) return setMissing(true)
    Promise.all([import('./SearchMap.tsx'), loadMap()])
      .then(([{ SearchMap }, Island]) => setParts({ SearchMap, Island }))
      .catch(() => setMissing(true))
  }, [isDue])

  useEffect(() => {
    const again = () => setMissing(false)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
  return { parts, isMissing }
}
