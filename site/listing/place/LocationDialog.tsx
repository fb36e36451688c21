import { useRef, useState } from 'react'
import { msg, t } from '../../../languages/t.ts'
import type { LatLng } from '../../../worker/contract/search.ts'
import { PlacePicker } from '../../map/picker/PlacePicker.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { useIsHere } from '../../ui/form/useIsHere.ts'

interface LocationDialogProps {
  name: string
  /** The pin's first place. */
  place: LatLng | null
  isBusy?: boolean
  /** Returns whether the place was accepted; if not, the dialog stays open. */
  onPick: (place: LatLng) => boolean | Promise<boolean>
  onClose: () => void
}

/** Asks where a restaurant is, or is now, until a place is accepted. */
export function LocationDialog({ name, place, isBusy = false, ...rest }: LocationDialogProps) {
  const { onPick, onClose } = rest
  // A parent may show a picked place at once and undo it; the pin stays where it was put.
  const [begun] = useState(place)
  const hasMoved = useRef(false)
  const isHere = useIsHere()
  const pick = async (picked: LatLng) => {
    hasMoved.current = false
    if (!(await onPick(picked))) return
    // By then the dialog may have been closed and another opened, or the pin moved.
    if (isHere() && !hasMoved.current) onClose()
  }
  return (
    <Dialog title={t('Where is it?')} onClose={onClose}>
      <PlacePicker
        name={name}
        place={begun}
        action={msg('Update Location')}
        isBusy={isBusy}
        onPick={pick}
        onMove={() => {
          hasMoved.current = true
        }}
      />
    </Dialog>
  )
}
