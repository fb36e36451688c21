import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { Restaurant } from '../../worker/contract/restaurant.ts'
import { toMarkers } from '../find/map/mapContent.ts'
import { EMPTY_CONTENT } from '../map/engine.ts'
import type { MapCanvasProps } from '../map/MapCanvas.tsx'
import { useServices } from '../services.ts'
import { nearbyPath } from './addresses.ts'

const ZOOM = 15
/** What a person does on a page, by finger, mouse or keyboard. */
const FIRST_MOVES = ['pointermove', 'pointerdown', 'scroll', 'keydown'] as const

/** Where a place is, as a picture that leads to the big map. It is fetched only once it is seen by somebody who moves. */
export function SmallMap({ restaurant }: { restaurant: Restaurant }) {
  const { input, loadMap } = useServices()
  const frame = useRef<HTMLDivElement>(null)
  const [Island, setIsland] = useState<ComponentType<MapCanvasProps> | null>(null)
  const { geoJson, _id, name } = restaurant
  const [lng, lat] = geoJson?.coordinates ?? [0, 0]
  const view = useMemo(() => ({ lat, lng, zoom: ZOOM }), [lat, lng])
  const content = useMemo(() => {
    const markers = toMarkers([{ ...restaurant, status: shownStatus(restaurant), distance: 0 }])
    return { ...EMPTY_CONTENT, markers, selectedId: restaurant._id }
  }, [restaurant])

  useEffect(() => {
    const element = frame.current
    if (!element || !loadMap) return
    const load = () => {
      loadMap()
        .then((island) => setIsland(() => island))
        .catch(() => undefined)
    }
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      load()
    })
    // The page is there to be read: the picture waits until somebody moves on it.
    const watch = () => observer.observe(element)
    for (const name of FIRST_MOVES)
      window.addEventListener(name, watch, { once: true, passive: true })
    return () => {
      for (const name of FIRST_MOVES) window.removeEventListener(name, watch)
      observer.disconnect()
    }
  }, [loadMap])

  if (geoJson === null) return null
  return (
    <div className="small-map no-print needs-script" ref={frame}>
      <div className="small-map-picture" inert>
        {Island && (
          <Island key={_id} view={view} content={content} mapsKey={input.mapsKey || undefined} />
        )}
      </div>
      <Link className="small-map-link" href={nearbyPath(geoJson)}>
        <span className="visually-hidden">{name} and what is near it on the map</span>
      </Link>
    </div>
  )
}

/** Here the place is shown even when nobody is there right now. */
function shownStatus({ status }: Restaurant): Restaurant['status'] {
  return status === 'OFFLINE' ? 'RESTAURANT' : status
}
