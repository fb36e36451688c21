import '../../ui/hint.css'
import './LocationPicker.css'
import { t } from '../../../languages/t.ts'
import { DEFAULT_ZOOM } from '../../../worker/contract/limits.ts'
import type { MapSettings } from '../../../worker/contract/page/page.ts'
import type { LatLng } from '../../../worker/contract/search.ts'
import { ASKING } from '../../device/position/position.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { EMPTY_CONTENT } from '../engine.ts'
import { shortName } from '../labels.ts'
import { MapCanvas } from '../MapCanvas.tsx'
import { Pin } from './Pin.tsx'
import { usePin } from './usePin.ts'

export interface LocationPickerProps {
  /** The name on the pin; long names are cut. */
  name: string
  /** The map's first place; the map also goes there when this changes. */
  start: LatLng
  /** Google's scale: 12, and 18 where a known place is updated. */
  zoom?: number
  /** The button's text, translated when shown. */
  action: 'Get Address for Location' | 'Update Location'
  /** Makes the button secondary, if the page has a more important one. */
  isAside?: boolean
  isBusy?: boolean
  onPick: (place: LatLng) => void
  /** Called with the place under the pin when a person or the device moves it. */
  onMove?: (place: LatLng) => void
  settings: MapSettings
}

/**
 * A map that moves under a fixed pin in its middle. Arrow keys, + and − move it while it has the focus. Render it only in the
 * browser.
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
        <output aria-label={t('Location under the pin')} dir="ltr">
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
