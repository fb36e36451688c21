import '../../ui/chips.css'
import './SearchMap.css'
import { type ComponentType, useCallback } from 'react'
import { t } from '../../../languages/t.ts'
import { useShared } from '../../device/useShared.ts'
import type { MapUnavailable } from '../../map/engine.ts'
import type { MapCanvasProps } from '../../map/MapCanvas.tsx'
import { pageSettings } from '../../pageInput.ts'
import { Button } from '../../ui/Button.tsx'
import { BEFORE_MAP, hover, select } from '../findState.ts'
import { searchThisArea } from '../moving.ts'
import { useFind } from '../useFind.ts'
import { useMapContent } from './mapContent.ts'
import { giveBack, useTakeOver } from './takeOver.ts'
import { useWantedView } from './useWantedView.ts'

interface SearchMapProps {
  Canvas: ComponentType<MapCanvasProps>
}

/** The live map of the results with its tools. It is part of the map's script, since nothing needs it earlier. */
export function SearchMap({ Canvas }: SearchMapProps) {
  const { find, shown } = useFind()
  const { isLive } = useShared(find.pane, BEFORE_MAP)
  const content = useMapContent(shown)
  const view = useWantedView(isLive)
  const onMove = useTakeOver(find)
  const onSelect = useCallback((id: string | null) => select(find, id, 'MAP'), [find])
  const onHover = useCallback((id: string | null) => hover(find, id), [find])
  const onUnavailable = (why: MapUnavailable) => {
    find.pane.problem = why
    giveBack(find)
  }

  return (
    <>
      <Canvas
        view={view}
        content={content}
        settings={pageSettings().map}
        onMove={onMove}
        onSelect={onSelect}
        onHover={onHover}
        onUnavailable={onUnavailable}
      />
      {isLive && <MapTools />}
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
        <Button
          size="small"
          look="primary"
          onClick={() => {
            // This button disappears, and would take the focus with it.
            document.getElementById('map')?.focus({ preventScroll: true })
            searchThisArea(find)
          }}
        >
          {t('Search this area')}
        </Button>
      )}
    </div>
  )
}
