import { type FormEvent, useId, useState } from 'react'
import { MAX_ADDRESS_LENGTH } from '../../../worker/contract/listingLimits.ts'
import { addAlert } from '../../shell/alerts.ts'
import { useAlerts } from '../../shell/alertsContext.ts'
import { Button } from '../../ui/Button.tsx'
import { useBuilding } from '../buildingContext.ts'
import { change } from '../draft/building.ts'
import { placeByAddress } from './placing.ts'

/** The address as text; where that is, the server finds out. */
export function TypeAddress() {
  const { building, shown } = useBuilding()
  const alerts = useAlerts()
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const typed = shown.draft.address.trim()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || typed === '') return
    setBusy(true)
    const isFound = await placeByAddress(building, typed)
    setBusy(false)
    if (isFound) return
    const text = `${typed} not recognized as a valid address, please try a different input`
    addAlert(alerts, { kind: 'error', text })
  }
  return (
    <form className="type-address" onSubmit={submit}>
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
          value={shown.draft.address}
          onChange={({ target }) => change(building, { address: target.value })}
        />
      </div>
      <Button
        type="submit"
        look="primary"
        disabled={typed === ''}
        aria-disabled={isBusy || undefined}
        data-busy={isBusy || undefined}
      >
        Submit
      </Button>
    </form>
  )
}
