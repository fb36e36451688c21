import './TypeAddress.css'
import { t } from '../../../languages/t.ts'
import { MAX_PASTED_LENGTH } from '../../../worker/contract/limits.ts'
import { LINK } from '../../../worker/contract/places/link.ts'
import { notRecognized } from '../../api/notRecognized.ts'
import { alertFailure } from '../../shell/alertFailure.ts'
import { addAlert } from '../../shell/alerts.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { useBusy } from '../../ui/form/useBusy.ts'
import { useCreateFlow } from '../createFlowContext.ts'
import { AddressField } from './AddressField.tsx'
import { placeByAddress } from './placing.ts'

function unknownWords(typed: string): string {
  if (!LINK.test(typed)) return notRecognized(typed)
  return t(
    'That link does not say where it leads. Please type the address, or choose the place on the map.',
  )
}

/** The address as text, which the server locates. `onSubmit` is called when this way is chosen. */
export function TypeAddress({ onSubmit }: { onSubmit: () => void }) {
  const { flow, shown } = useCreateFlow()
  const { isBusy, run } = useBusy()
  const typed = shown.draft.address.trim()
  const submit = async () => {
    onSubmit()
    const outcome = await placeByAddress(flow, typed)
    if (outcome === 'unknown') addAlert({ kind: 'error', text: unknownWords(typed) })
    if (outcome === 'unanswered') alertFailure(null)
    if (outcome === 'changed') {
      const text = t('The address was changed while it was looked for. Please submit it again.')
      addAlert({ kind: 'info', text })
    }
  }
  return (
    <form
      className="type-address"
      onSubmit={(event) => {
        event.preventDefault()
        if (typed !== '') void run(submit)
      }}
    >
      <AddressField maxLength={MAX_PASTED_LENGTH} />
      <BusyButton type="submit" look="primary" disabled={typed === ''} isBusy={isBusy}>
        {t('Submit')}
      </BusyButton>
    </form>
  )
}
