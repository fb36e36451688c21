import '../../../ui/hint.css'
import '../../../ui/form/Field.css'
import './PlaceField.css'
import { useId, useState } from 'react'
import { t } from '../../../../languages/t.ts'
import type { LatLng } from '../../../../worker/contract/search.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { LocationDialog } from '../../place/LocationDialog.tsx'

interface PlaceFieldProps {
  name: string
  place: LatLng | null
  error?: string | undefined
  isBusy?: boolean
  /** The map stays open until this has resolved. */
  onChange: (place: LatLng) => void | Promise<void>
}

/** Where a place is, changed on a map. */
export function PlaceField({ name, place, error = '', isBusy = false, onChange }: PlaceFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const errorId = useId()
  return (
    <div className="field" data-invalid={error !== '' || undefined}>
      <span className="label">{t('Location on the map')}</span>
      <p className="place-words">
        <span dir="auto">
          {place
            ? `${place.lat.toFixed(5)}, ${place.lng.toFixed(5)}`
            : t('It has no location yet.')}
        </span>
        <Button
          size="small"
          aria-describedby={error === '' ? undefined : errorId}
          onClick={() => setOpen(true)}
        >
          <Icon name="pin" />
          {place ? t('Change the location') : t('Set the location')}
        </Button>
      </p>
      {error !== '' && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
      {isOpen && (
        <LocationDialog
          name={name}
          place={place}
          isBusy={isBusy}
          onPick={async (picked) => {
            await onChange(picked)
            return true
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
