import { lazy, Suspense } from 'react'
import { DEFAULT_ZOOM, LOCATION_UPDATE_ZOOM } from '../../../worker/contract/limits.ts'
import type { LatLng } from '../../../worker/contract/search.ts'
import { useServices } from '../../services.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** The map is fetched when somebody wants to see it. */
const LocationPicker = lazy(async () => ({
  default: (await import('../../map/picker/LocationPicker.tsx')).LocationPicker,
}))

/** Boston, where Sprig began: shown when neither the listing nor the visitor has a place. */
const SOMEWHERE = { lat: 42.3601, lng: -71.0589 }

interface LocationDialogProps {
  name: string
  place: LatLng | null
  isBusy?: boolean
  onPick: (place: LatLng) => void
  onClose: () => void
}

/** Asks where a listing is, or is now. */
export function LocationDialog({
  name,
  place,
  isBusy = false,
  onPick,
  onClose,
}: LocationDialogProps) {
  const { input, find } = useServices()
  const { here, centre } = find.state
  const start = place ?? here ?? centre ?? SOMEWHERE
  return (
    <Dialog title="Where is it?" onClose={onClose}>
      <Suspense fallback={<Skeleton lines={6} />}>
        <LocationPicker
          name={name}
          start={{ lat: start.lat, lng: start.lng }}
          zoom={place ? LOCATION_UPDATE_ZOOM : DEFAULT_ZOOM}
          action="Update Location"
          isBusy={isBusy}
          onPick={onPick}
          mapsKey={input.mapsKey || undefined}
        />
      </Suspense>
    </Dialog>
  )
}
