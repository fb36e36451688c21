import '../../ui/form/Field.css'
import '../../ui/hint.css'
import { useId } from 'react'
import { t } from '../../../languages/t.ts'
import { MAX_ADDRESS_LENGTH } from '../../../worker/contract/restaurants/restaurantLimits.ts'
import { useCreateFlow } from '../createFlowContext.ts'
import { change } from '../draft/createFlow.ts'

interface AddressFieldProps {
  /** A hint below the field. */
  note?: string
  maxLength?: number
}

/** The field for the draft's address. */
export function AddressField({ note = '', maxLength = MAX_ADDRESS_LENGTH }: AddressFieldProps) {
  const { flow, shown } = useCreateFlow()
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{t('Address')}</label>
      <textarea
        id={id}
        name="address"
        className="input"
        rows={3}
        maxLength={maxLength}
        autoComplete="off"
        aria-describedby={note === '' ? undefined : `${id}-note`}
        value={shown.draft.address}
        onChange={({ target }) => change(flow, { address: target.value })}
      />
      {note !== '' && (
        <p className="hint" id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  )
}
