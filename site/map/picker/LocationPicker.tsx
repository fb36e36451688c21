import { useRef, useState } from 'react'
import { DEFAULT_ZOOM } from '../../../worker/contract/limits.ts'
import type { LatLng } from '../../../worker/contract/search.ts'
import { ASKING, readPosition } from '../../device/position.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { EMPTY_CONTENT, type MapView } from '../engine.ts'
import { shortName } from '../labels.ts'
import { MapCanvas } from '../MapCanvas.tsx'

const DECIMALS = 6

export interface LocationPickerProps {
  /** The name on the pin; long ones are cut. */
  name: string
  /** Where the map begins. */
  start: LatLng
  /** Google's scale: 12, and 18 where a known place is updated. */
  zoom?: number
  /** What the button says. */
  action: 'Get Address for Location' | 'Update Location'
  /** The page has a more important button. */
  isAside?: boolean
  isBusy?: boolean
  onPick: (place: LatLng) => void
  /** The place under the pin, whenever the map was moved by hand. */
  onMove?: (place: LatLng) => void
  mapsKey?: string | undefined
}

/**
 * A map that is moved under a pin that stays in its middle. Arrow keys, + and − move it while it has the focus. Draw it
 * in the browser only.
 */
export function LocationPicker(props: LocationPickerProps) {
  const {
    name,
    start,
    zoom = DEFAULT_ZOOM,
    action,
    isAside = false,
    isBusy = false,
    onPick,
    onMove,
    mapsKey,
  } = props
  const [view, setView] = useState<MapView>(() => ({ ...start, zoom }))
  const [problem, setProblem] = useState('')
  const place = { lat: rounded(view.lat), lng: rounded(view.lng) }

  const [isAsking, setAsking] = useState(false)
  /** Grows with every wish: the device may answer long after, and only to the newest. */
  const wish = useRef(0)
  const wishAnew = () => {
    wish.current += 1
    setAsking(false)
    return wish.current
  }

  const goHere = async () => {
    const mine = wishAnew()
    const onAsking = () => setAsking(mine === wish.current)
    const here = await readPosition(true, { onAsking })
    if (mine !== wish.current) return
    setAsking(false)
    setProblem('problem' in here ? here.problem : '')
    if (!('problem' in here)) setView((now) => ({ ...now, ...here }))
  }
  const move = (to: MapView, _bounds: unknown, byUser: boolean) => {
    setView(to)
    if (!byUser) return
    const there = { lat: rounded(to.lat), lng: rounded(to.lng) }
    // A map that is only zoomed is still of the same place.
    if (there.lat !== place.lat || there.lng !== place.lng) wishAnew()
    onMove?.(there)
  }
  return (
    <div className="location-picker">
      <div className="location-map">
        <MapCanvas view={view} content={EMPTY_CONTENT} mapsKey={mapsKey} onMove={move}>
          <Pin label={shortName(name)} />
        </MapCanvas>
      </div>
      <p className="location-words">
        <output aria-label="Place under the pin">
          {place.lat.toFixed(5)}, {place.lng.toFixed(5)}
        </output>
        <span className="hint">Drag the map, or use the arrow keys, until the pin is right.</span>
      </p>
      <div role="status">{isAsking && <p className="hint">{ASKING}</p>}</div>
      {problem !== '' && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <div className="location-actions">
        <Button onClick={goHere}>
          <Icon name="locate" />
          Use my location
        </Button>
        <Button
          look={isAside ? 'plain' : 'primary'}
          aria-disabled={isBusy || undefined}
          onClick={() => {
            if (isBusy) return
            wishAnew()
            onPick(place)
          }}
        >
          {action}
        </Button>
      </div>
    </div>
  )
}

/** Its point is the exact middle of the map. */
function Pin({ label }: { label: string }) {
  return (
    <div className="fixed-pin">
      {label !== '' && (
        <span className="fixed-pin-label" dir="auto">
          {label}
        </span>
      )}
      <svg viewBox="0 0 32 42" width="32" height="42" aria-hidden="true">
        <path
          d="M16 41C10.5 32.5 2 25.6 2 15.8a14 14 0 1 1 28 0C30 25.6 21.5 32.5 16 41Z"
          fill="var(--color-brand)"
          stroke="var(--color-raised)"
          strokeWidth="2"
        />
        <circle cx="16" cy="16" r="5" fill="var(--color-raised)" />
      </svg>
    </div>
  )
}

/** To about 10 cm. */
function rounded(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS))
}
