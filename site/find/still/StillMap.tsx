import '../../map/MapCanvas.css'
import './StillMap.css'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { PageProps } from '../../../worker/contract/page/page.ts'
import { useShared } from '../../device/useShared.ts'
import { Credits } from '../../map/Credits.tsx'
import type { MapView } from '../../map/engine.ts'
import { boundsAround, projectFrom } from '../../map/geometry.ts'
import { pinsOf } from '../../map/markers/pins.ts'
import { type MeasureText, roughMeasure, textMeasure } from '../../map/markers/placing/labelSize.ts'
import type { Frame } from '../../map/markers/placing/layOut.ts'
import { ZoomButtons } from '../../map/ZoomButtons.tsx'
import { FindRoot } from '../FindRoot.tsx'
import { BEFORE_MAP } from '../findState.ts'
import { useMapContent } from '../map/mapContent.ts'
import { useWantedView } from '../map/useWantedView.ts'
import { followMap } from '../moving.ts'
import { useFind } from '../useFind.ts'
import { Picture } from './Picture.tsx'
import { StillContent } from './StillContent.tsx'
import { type Size, useSize } from './useSize.ts'
import { writeView } from './viewOfStill.ts'

/** The Worker does not know the window: it lays labels out for a phone and for a large one, of which a style sheet shows one. */
const USUAL_SIZES = { narrow: { width: 390, height: 514 }, wide: { width: 1024, height: 768 } }

/**
 * A picture of the built-in map with the markers, in the place of the live map until that is drawn, and for good where it never
 * comes. `touchStill` makes it react to the visitor, without React.
 */
export function StillMap({ input }: PageProps) {
  return (
    <FindRoot input={input}>
      <Still drawnAt={input.now} />
    </FindRoot>
  )
}

export function Still({ drawnAt }: { drawnAt: string }) {
  const { find, shown } = useFind()
  const { isLive } = useShared(find.pane, BEFORE_MAP)
  return shown.centre && !isLive && <DrawnStill drawnAt={drawnAt} />
}

function DrawnStill({ drawnAt }: { drawnAt: string }) {
  const { find, shown } = useFind()
  const content = useMapContent(shown, drawnAt)
  const wanted = useWantedView(true)
  const sheet = useRef<HTMLDivElement>(null)
  const size = useSize(sheet)
  const view = shown.box?.view ?? wanted
  const at = writeView(view)

  useEffect(() => {
    if (size) followMap(find, wanted, boundsAround(wanted, size.width, size.height), false)
  }, [find, wanted, size])
  // `touchStill` moved the picture under the finger; now it is drawn there.
  useLayoutEffect(() => {
    if (sheet.current?.dataset.at === at) sheet.current.style.removeProperty('transform')
  }, [at])

  const { pins, narrowPins } = useMemo(() => {
    const pinsIn = (size: Size, measure: MeasureText) =>
      pinsOf(content, frameOf(view, size), measure)
    if (size) return { pins: pinsIn(size, textMeasure()), narrowPins: null }
    const { wide, narrow } = USUAL_SIZES
    return { pins: pinsIn(wide, roughMeasure), narrowPins: pinsIn(narrow, roughMeasure) }
  }, [content, view, size])

  return (
    <div className="still">
      <div className="still-sheet" ref={sheet} data-at={at}>
        <Picture view={view} isLate={shown.view === 'LIST_VIEW'} />
        <StillContent pins={pins} narrowPins={narrowPins} view={view} />
      </div>
      <ZoomButtons />
      <div className="map-foot">
        <div className="map-credits">
          <Credits detail="low" />
        </div>
      </div>
    </div>
  )
}

function frameOf(view: MapView, { width, height }: Size): Frame {
  return {
    bounds: boundsAround(view, width, height),
    zoom: view.zoom,
    width,
    height,
    project: projectFrom(view, width, height),
  }
}
