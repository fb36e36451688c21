import './MapPane.css'
import { type ComponentType, useEffect, useState } from 'react'
import { t } from '../../../languages/t.ts'
import { useShared } from '../../device/useShared.ts'
import { loadMap } from '../../map/loadMap.ts'
import type { MapCanvasProps } from '../../map/MapCanvas.tsx'
import { TryAgain } from '../../ui/part/TryAgain.tsx'
import { noteMapLoading } from '../askIfEmpty.ts'
import { BEFORE_MAP } from '../findState.ts'
import { useFind } from '../useFind.ts'
import type { SearchMap } from './SearchMap.tsx'

/** The live map beside the list. It loads after the list is readable, and only where it is visible (`startMap.ts`). */
export function MapPane() {
  const { find, shown } = useFind()
  const { problem } = useShared(find.pane, BEFORE_MAP)
  const { parts, isMissing } = useMapParts(shown.centre !== null)
  const isAwaited = !isMissing && problem === null
  useEffect(() => noteMapLoading(find, isAwaited), [find, isAwaited])

  return (
    <>
      {!shown.centre && (
        <p className="map-message">
          {t('To view results on the map, enable location services or do a search')}
        </p>
      )}
      {/* Always here: screen readers announce only what is added to it. */}
      <div className="map-lost" role="status">
        {isMissing && <p>{t('The map could not be loaded. Everything is in the list.')}</p>}
        {problem && <p>{problem.message}</p>}
        {(isMissing || problem?.reason === 'not-loaded') && <TryAgain size="small" />}
      </div>
      {shown.centre && parts && problem === null && <parts.SearchMap Canvas={parts.Canvas} />}
    </>
  )
}

interface MapParts {
  SearchMap: typeof SearchMap
  Canvas: ComponentType<MapCanvasProps>
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
      .then(([{ SearchMap }, Canvas]) => setParts({ SearchMap, Canvas }))
      .catch(() => setMissing(true))
  }, [isDue])

  useEffect(() => {
    const again = () => setMissing(false)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
  return { parts, isMissing }
}
