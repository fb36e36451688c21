import './MapCanvas.css'
import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { t } from '../../languages/t.ts'
import type { MapSettings } from '../../worker/contract/page/page.ts'
import { Credits } from './Credits.tsx'
import { GoogleLost } from './GoogleLost.tsx'
import type { GoogleMapProps } from './google/GoogleMap.tsx'
import { LowDetail, Scale } from './MapNotes.tsx'
import { Surface } from './Surface.tsx'
import { startMapLibre } from './start.ts'
import { type EngineProps, useEngine } from './useEngine.ts'
import { ZoomButtons } from './ZoomButtons.tsx'

/** Loaded only where there is a key; if its script is missing, MapLibre draws. */
const GoogleMap = lazy<ComponentType<GoogleMapProps>>(() =>
  import('./google/GoogleMap.tsx').then(
    ({ GoogleMap }) => ({ default: GoogleMap }),
    () => ({ default: GoogleLost }),
  ),
)

export interface MapCanvasProps extends EngineProps {
  settings: MapSettings
  /** Laid over the middle of the map, as a fixed pin. */
  children?: ReactNode
}

/**
 * The map with its buttons, credits and notes: Google's where there is a key for it, else MapLibre's, which also takes over when
 * Google fails. Fills its parent; render it only in the browser.
 */
export function MapCanvas(props: MapCanvasProps) {
  const { settings, children } = props
  const { engine, detail, problem, shown, town, open, fail } = useEngine(props)
  const [isGoogle, setGoogle] = useState(settings.googleKey !== '')
  const loseGoogle = useCallback(() => setGoogle(false), [])
  return (
    <section
      className="live-map"
      aria-label={t('Map')}
      data-ready={engine !== null}
      data-detail={detail}
    >
      {isGoogle ? (
        <Suspense>
          <GoogleMap settings={settings} open={open} onLost={loseGoogle} />
        </Suspense>
      ) : (
        <Surface start={startMapLibre} open={open} onFailure={fail} />
      )}
      {!engine && !problem && <p className="map-loading">{t('Drawing the map…')}</p>}
      {problem && (
        <p className="map-problem" role="status">
          {problem}
        </p>
      )}
      {children && <div className="map-overlay">{children}</div>}
      {engine && <ZoomButtons onZoom={(delta) => engine.zoomBy(delta)} />}
      {engine && (
        <div className="map-foot">
          {detail !== 'google' && <Scale view={shown} />}
          <div className="map-credits">
            {detail === 'low' && <LowDetail view={shown} town={town} />}
            <Credits detail={detail} />
          </div>
        </div>
      )}
    </section>
  )
}
