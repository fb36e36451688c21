import { useRef } from 'react'
import { useLocation } from 'wouter'
import { t } from '../../../languages/t.ts'
import { useKeptFocus } from '../../ui/focus/useKeptFocus.ts'
import { useBusy } from '../../ui/form/useBusy.ts'
import { useFirstInvalid } from '../../ui/form/useFirstInvalid.ts'
import { CUISINE } from '../addresses.ts'
import { useCreateFlow } from '../createFlowContext.ts'
import { change } from '../draft/createFlow.ts'
import { NameField } from '../NameField.tsx'
import { StepPage } from '../StepPage.tsx'
import { ConfirmPlace } from './ConfirmPlace.tsx'
import { useDeviceHere } from './device/useDeviceHere.ts'
import { Duplicates } from './duplicates/Duplicates.tsx'
import { useDuplicateCheck } from './duplicates/duplicateCheck.ts'
import { stopPlacing } from './placing.ts'
import { WaysToPlace } from './WaysToPlace.tsx'

/** /create/v2/address: the place's name and address. */
export function AddressScreen() {
  const { flow, shown } = useCreateFlow()
  const [, navigate] = useLocation()
  const name = useRef<HTMLDivElement>(null)
  const toFirstInvalid = useFirstInvalid(name)
  const { isBusy, run } = useBusy()
  const { draft, duplicates } = shown
  const stopDevice = useDeviceHere(flow)
  const passesDuplicateCheck = useDuplicateCheck(flow)
  const part = useRef<HTMLElement>(null)
  useKeptFocus(`${draft.place !== null} ${duplicates !== null}`, part)

  const goOn = () => navigate(CUISINE)
  /** Without a name, shows an error and focuses the name. */
  const hasName = () => {
    if (flow.state.draft.name.trim() !== '') return true
    flow.state.problems.name = t('A restaurant needs a name.')
    toFirstInvalid()
    return false
  }
  const confirm = () =>
    run(async () => {
      if (hasName() && (await passesDuplicateCheck())) goOn()
    })
  const leaveOut = () => {
    if (!hasName()) return
    stopPlacing(flow)
    change(flow, { isPopUp: true, place: null, googleId: null })
    goOn()
  }
  return (
    <StepPage title={t('Where is it?')}>
      <div ref={name}>
        <NameField label={t('Name')} />
      </div>
      {duplicates !== null && <Duplicates duplicates={duplicates} onNew={goOn} />}
      {duplicates === null && draft.place === null && (
        <WaysToPlace section={part} onNone={leaveOut} onChoose={stopDevice} />
      )}
      {duplicates === null && draft.place !== null && (
        <ConfirmPlace
          section={part}
          place={draft.place}
          isBusy={isBusy}
          onConfirm={confirm}
          onBack={stopDevice}
        />
      )}
    </StepPage>
  )
}
