import '../../ui/hint.css'
import './LocationPicker.css'
import { t } from '../../../languages/t.ts'
import { DEFAULT_ZOOM } from '../../../worker/contract/limits.ts'
import type { MapSettings } from '../../../worker/contract/page/page.ts'
import type { LatLng } from '../../../worker/contract/search.ts'
import { ASKING } from '../../device/position.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { EMPTY_CONTENT } from '../engine.ts'
import { shortName } from '../labels.ts'
import { MapCanvas } from '../MapCanvas.tsx'
import { Pin } from './Pin.tsx'
import { usePin } from './usePin.ts'

export interface LocationPickerProps {
  /** The name on the pin; long ones are cut. */
  name: string
  /** Where the map begins; it goes there too when this changes. */
  start: LatLng
  /** Google's scale: 12, and 18 where a known place is updated. */
  zoom?: number
  /** What the button says. */
  /** Both are said in the language of the page. */
  action: 'Get Address for Location' | 'Update Location'
  /** The page has a more important button. */
  isAside?: boolean
  isBusy?: boolean
  onPick: (place: LatLng) => void
  /** The place under the pin, whenever it was moved by hand or by the device. */
  onMove?: (place: LatLng) => void
  settings: MapSettings
}

/**
 * A map that is moved under a pin that stays in its middle. Arrow keys, + and − move it while it has the focus. Draw it
 * in the browser only.
 */
export function LocationPicker({
  name,
  start,
  zoom = DEFAULT_ZOOM,
  action,
  isAside = false,
  isBusy = false,
  onPick,
  onMove,
  settings,
}: LocationPickerProps) {
  const { view, place, isAsking, problem, move, goHere, forgetHere } = usePin(start, zoom, onMove)
  const pick = () => {
    if (isBusy) return
    forgetHere()
    onPick(place)
  }
  return (
    <div className="location-picker">
      <div className="location-map">
        <MapCanvas
          view={view}
          content={EMPTY_CONTENT}
          settings={settings}
          onMove={(to, _bounds, isByUser) => move(to, isByUser)}
        >
          <Pin label={shortName(name)} />
        </MapCanvas>
      </div>
      <p className="location-words">
        <output aria-label={t('Location under the pin')}>
          {place.lat.toFixed(5)}, {place.lng.toFixed(5)}
        </output>
        <span className="hint">
          {t('Drag the map, or use the arrow keys, until the pin is right.')}
        </span>
      </p>
      <div role="status">{isAsking && <p className="hint">{t(ASKING)}</p>}</div>
      {problem !== '' && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <div className="location-actions">
        <Button onClick={goHere}>
          <Icon name="locate" />
          {t('Use my location')}
        </Button>
        <Button
          look={isAside ? 'plain' : 'primary'}
          aria-disabled={isBusy || undefined}
          onClick={pick}
        >
          {t(action)}
        </Button>
      </div>
    </div>
  )
}
