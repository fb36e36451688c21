import './ConfirmPlace.css'
import './WaysToPlace.css'
import { type Ref, useState } from 'react'
import { msg, t } from '../../../languages/t.ts'
import type { LatLng } from '../../../worker/contract/search.ts'
import { PlacePicker } from '../../map/picker/PlacePicker.tsx'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { WEBSITE } from '../addresses.ts'
import { useCreateFlow } from '../createFlowContext.ts'
import { change } from '../draft/createFlow.ts'
import { StepBar } from '../StepBar.tsx'
import { AddressField } from './AddressField.tsx'
import { placeAt, stopPlacing } from './placing.ts'

interface ConfirmPlaceProps {
  /** Gets the focus when this is shown. */
  section: Ref<HTMLElement>
  place: LatLng
  isBusy: boolean
  onConfirm: () => void
  /** Back to the four ways. */
  onBack: () => void
}

/** The place on a map and its address, for confirmation. */
export function ConfirmPlace({ section, place, isBusy, onConfirm, onBack }: ConfirmPlaceProps) {
  const { flow, shown } = useCreateFlow()
  const [isLooking, setLooking] = useState(false)
  const { draft, note } = shown
  return (
    <section className="confirm-place" aria-label={t('Location')} ref={section} tabIndex={-1}>
      <PlacePicker
        name={draft.name}
        place={place}
        action={msg('Update Location')}
        isAside
        isBusy={isLooking}
        // The place on the map counts, whether "Update Location" is pressed or not.
        onMove={(to) => change(flow, { place: to })}
        onPick={async (to) => {
          setLooking(true)
          await placeAt(flow, to)
          setLooking(false)
        }}
      />
      <AddressField note={note} />
      <p className="place-device">
        {t('Not there?')}
        <Button
          look="quiet"
          size="small"
          onClick={() => {
            onBack()
            stopPlacing(flow)
            change(flow, { place: null, googleId: null })
          }}
        >
          {t('Set the location another way')}
        </Button>
      </p>
      <StepBar back={WEBSITE}>
        <BusyButton look="primary" isBusy={isBusy} onClick={onConfirm}>
          {t('Confirm & Proceed')}
        </BusyButton>
      </StepBar>
    </section>
  )
}
