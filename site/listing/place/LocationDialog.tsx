import type { LatLng } from '../../../worker/contract/search.ts'
import { PlacePicker } from '../../map/picker/PlacePicker.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'

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
  return (
    <Dialog title="Where is it?" onClose={onClose}>
      <PlacePicker
        name={name}
        place={place}
        action="Update Location"
        isBusy={isBusy}
        onPick={onPick}
      />
    </Dialog>
  )
}
