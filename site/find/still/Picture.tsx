import './StillMap.css'
import { useEffect, useRef, useState } from 'react'
import { MOBILE_BREAKPOINT_PX } from '../../../worker/contract/limits.ts'
import { STILL_SIZES, stillViewPath } from '../../../worker/contract/places/stillMapPath.ts'
import type { MapView } from '../../map/engine.ts'
import { projectAround } from '../../map/geometry.ts'
import { isSameView } from '../../map/sameView.ts'

const NARROW = `(max-width: ${MOBILE_BREAKPOINT_PX}px)`

interface PictureProps {
  view: MapView
  /** It is not visible on a phone, so it loads only when it is. */
  isLate: boolean
}

/** The built-in map around a view, centred and cut by its parent. A newer one replaces it once it has loaded. */
export function Picture({ view, isLate }: PictureProps) {
  const [drawn, setDrawn] = useState(view)
  const wanted = useRef(view)
  useEffect(() => {
    wanted.current = view
    if (isSameView(drawn, view)) return
    const next = new Image()
    next.onload = () => {
      if (wanted.current === view) setDrawn(view)
    }
    next.src = stillViewPath(view, matchMedia(NARROW).matches ? 'narrow' : 'wide')
  }, [drawn, view])

  return (
    <picture>
      <source media={NARROW} srcSet={stillViewPath(drawn, 'narrow')} {...STILL_SIZES.narrow} />
      <img
        className="still-picture"
        src={stillViewPath(drawn, 'wide')}
        {...STILL_SIZES.wide}
        style={drawn === view ? undefined : { transform: placed(drawn, view) }}
        alt=""
        draggable={false}
        loading={isLate ? 'lazy' : undefined}
        fetchPriority="high"
      />
    </picture>
  )
}

/** Where a picture drawn for one view belongs in another. */
function placed(drawn: MapView, view: MapView): string {
  const { x, y } = projectAround(view)(drawn)
  return `translate(${x}px, ${y}px) scale(${2 ** (view.zoom - drawn.zoom)})`
}
