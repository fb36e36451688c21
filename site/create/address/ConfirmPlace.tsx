import { lazy, Suspense, useId, useRef, useState } from 'react'
import { LOCATION_UPDATE_ZOOM } from '../../../worker/contract/limits.ts'
import { MAX_ADDRESS_LENGTH } from '../../../worker/contract/listingLimits.ts'
import type { LatLng } from '../../../worker/contract/search.ts'
import { useServices } from '../../services.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { WEBSITE } from '../addresses.ts'
import { useBuilding } from '../buildingContext.ts'
import { change } from '../draft/building.ts'
import { StepBar } from '../StepBar.tsx'
import { placeAt, takeMoved } from './placing.ts'

const LocationPicker = lazy(async () => ({
  default: (await import('../../map/picker/LocationPicker.tsx')).LocationPicker,
}))

interface ConfirmPlaceProps {
  place: LatLng
  isBusy: boolean
  onConfirm: () => void
  /** Back to the four ways. */
  onBack: () => void
}

/** The place on a map and its address, to look at once more. */
export function ConfirmPlace({ place, isBusy, onConfirm, onBack }: ConfirmPlaceProps) {
  const { building, shown } = useBuilding()
  const { input } = useServices()
  const id = useId()
  const moved = useRef<LatLng | null>(null)
  const [isLooking, setLooking] = useState(false)
  const { draft, note } = shown
  return (
    <section className="confirm-place" aria-label="The place">
      {/* The picker stays where it is moved to: a place from elsewhere begins a new one. */}
      <Suspense fallback={<Skeleton lines={6} />}>
        <LocationPicker
          name={draft.name}
          start={{ lat: place.lat, lng: place.lng }}
          zoom={LOCATION_UPDATE_ZOOM}
          action="Update Location"
          isAside
          isBusy={isLooking}
          mapsKey={input.mapsKey || undefined}
          onMove={(to) => {
            moved.current = to
          }}
          onPick={async (to) => {
            setLooking(true)
            await placeAt(building, to)
            setLooking(false)
          }}
        />
      </Suspense>
      <div className="field">
        <label htmlFor={id}>Address</label>
        <textarea
          id={id}
          name="address"
          className="input"
          dir="auto"
          rows={3}
          maxLength={MAX_ADDRESS_LENGTH}
          autoComplete="off"
          aria-describedby={note === '' ? undefined : `${id}-note`}
          value={draft.address}
          onChange={({ target }) => change(building, { address: target.value })}
        />
        {note !== '' && (
          <p className="hint" id={`${id}-note`}>
            {note}
          </p>
        )}
      </div>
      <p className="place-device">
        Not there?
        <Button
          look="quiet"
          size="small"
          onClick={() => {
            onBack()
            change(building, { place: null, googleId: null })
          }}
        >
          Give the place in another way
        </Button>
      </p>
      <StepBar back={WEBSITE}>
        <Button
          look="primary"
          aria-disabled={isBusy || undefined}
          data-busy={isBusy || undefined}
          onClick={() => {
            takeMoved(building, moved.current)
            onConfirm()
          }}
        >
          Confirm & Proceed
        </Button>
      </StepBar>
    </section>
  )
}
