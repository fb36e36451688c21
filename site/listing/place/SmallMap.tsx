import '../../ui/Button.css'
import './SmallMap.css'
import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react'
import { msg, t } from '../../../languages/t.ts'
import type { PageProps } from '../../../worker/contract/page/page.ts'
import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import type { LatLng } from '../../../worker/contract/search.ts'
import { toPlaceMarkers } from '../../live/toMarkers.ts'
import { EMPTY_CONTENT } from '../../map/engine.ts'
import { loadMap } from '../../map/loadMap.ts'
import type { MapCanvasProps } from '../../map/MapCanvas.tsx'
import { pageSettings } from '../../pageInput.ts'
import { Icon } from '../../ui/Icon.tsx'
import { reloadPage } from '../../ui/part/TryAgain.tsx'
import { nearbyPath } from './addresses.ts'
import { PlacePicture } from './PlacePicture.tsx'

/** Shows the next towns and coasts, since the built-in map has no streets to show more. */
const ZOOM = 11

type Canvas = ComponentType<MapCanvasProps>

/** Where a place is. The map is heavier than the page, so it loads only on request. */
export function SmallMap({ input: { content } }: PageProps) {
  return content.page === 'details' && <MapOf restaurant={content.restaurant} />
}

function MapOf({ restaurant }: { restaurant: Restaurant }) {
  const [canvas, setCanvas] = useState<Canvas | null>(null)
  const [progress, setProgress] = useState<keyof typeof WORDS>('still')
  const { geoJson, _id, name } = restaurant
  if (geoJson === null) return null
  const [lng, lat] = geoJson.coordinates

  const show = () => {
    if (progress === 'loading') return
    // The browser remembers a failed import, so nothing is requested while it is offline.
    if (!navigator.onLine) return setProgress('offline')
    if (progress === 'failed') return reloadPage()
    setProgress('loading')
    loadMap()
      .then((loaded) => setCanvas(() => loaded))
      .catch(() => setProgress('failed'))
  }
  return (
    <div className="small-map no-print needs-script">
      {canvas ? (
        <DrawnMap key={_id} Canvas={canvas} restaurant={restaurant} place={{ lat, lng }} />
      ) : (
        <button type="button" onClick={show} aria-busy={progress === 'loading'}>
          <PlacePicture place={{ lat, lng }} />
          <span className="button small-map-show" data-size="small">
            <Icon name="map" />
            {t(WORDS[progress])}
            <span className="visually-hidden"> {t('of {name}', { name })}</span>
          </span>
        </button>
      )}
      <p className="visually-hidden" role="status">
        {progress === 'still' || canvas ? '' : t(WORDS[progress])}
      </p>
    </div>
  )
}

const WORDS = {
  still: msg('Show map'),
  loading: msg('Drawing the map…'),
  failed: msg('The map could not be loaded: try again'),
  offline: msg('You seem to be offline: try again'),
}

interface DrawnMapProps {
  Canvas: Canvas
  restaurant: Restaurant
  place: LatLng
}

/** The map as a picture that links to the full one. */
function DrawnMap({ Canvas, restaurant, place: { lat, lng } }: DrawnMapProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const view = useMemo(() => ({ lat, lng, zoom: ZOOM }), [lat, lng])
  const content = useMemo(() => {
    const markers = toPlaceMarkers([restaurant])
    return { ...EMPTY_CONTENT, markers, selectedId: restaurant._id }
  }, [restaurant])
  // The button that had the focus is gone, so the link gets it.
  useEffect(() => link.current?.focus({ preventScroll: true }), [])

  return (
    <>
      <div className="small-map-picture" inert>
        <Canvas view={view} content={content} settings={pageSettings().map} />
      </div>
      <a ref={link} className="small-map-link" href={nearbyPath(restaurant.geoJson)}>
        <span className="visually-hidden">
          {t('{name} and what is near it on the map', { name: restaurant.name })}
        </span>
      </a>
    </>
  )
}
