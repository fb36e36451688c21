import { type FormEvent, useState } from 'react'
import { addAlert } from '../../shell/alerts.ts'
import { useAlerts } from '../../shell/alertsContext.ts'
import { Button } from '../../ui/Button.tsx'
import { useBuilding } from '../buildingContext.ts'
import { AddressField } from './AddressField.tsx'
import { placeByAddress } from './placing.ts'

/** The address as text; where that is, the server finds out. */
export function TypeAddress() {
  const { building, shown } = useBuilding()
  const alerts = useAlerts()
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
      <AddressField />
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
