import '../../ui/hint.css'
import '../createForm.css'
import '../StepPage.css'
import { type FormEvent, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { t } from '../../../languages/t.ts'
import { MAX_SEARCH_INPUT_LENGTH } from '../../../worker/contract/limits.ts'
import type { Suggestion } from '../../../worker/contract/restaurants/builder.ts'
import type { LatLng } from '../../../worker/contract/search.ts'
import { reauthenticate } from '../../account/session.ts'
import { notRecognized } from '../../api/notRecognized.ts'
import { ASKING } from '../../device/position/position.ts'
import { useDevice } from '../../device/position/useDevice.ts'
import { addAlert } from '../../shell/alerts.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { useBusy } from '../../ui/form/useBusy.ts'
import { useFirstInvalid } from '../../ui/form/useFirstInvalid.ts'
import { Icon } from '../../ui/Icon.tsx'
import { ADDRESS, isV2, MATCH } from '../addresses.ts'
import { useCreateFlow } from '../createFlowContext.ts'
import { change } from '../draft/createFlow.ts'
import { NameField } from '../NameField.tsx'
import { StepBar } from '../StepBar.tsx'
import { StepPage } from '../StepPage.tsx'
import { placeOrAlert } from './device/placeOrAlert.ts'
import { Duplicates } from './duplicates/Duplicates.tsx'
import { useDuplicateCheck } from './duplicates/duplicateCheck.ts'
import { SuggestionList } from './SuggestionList.tsx'
import { choose, searchAround } from './suggesting.ts'

/** /create/search, and /create/v2/address/google inside the v2 flow: find the place by its name and its city. */
export function SuggestionScreen() {
  const { flow, shown } = useCreateFlow()
  const [path, navigate] = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const toFirstInvalid = useFirstInvalid(form)
  const { isBusy, run } = useBusy()
  /** The device's position, if it was requested. */
  const [here, setHere] = useState<LatLng | null>(null)
  const device = useDevice(flow.calls)
  const passesDuplicateCheck = useDuplicateCheck(flow)
  const { draft, problems, suggestions, duplicates } = shown
  const isInV2 = isV2(path)

  const search = (around: LatLng | null) =>
    run(async () => {
      const near = flow.state.draft.near.trim()
      const outcome = await searchAround(flow, around)
      if (outcome === 'ended') return reauthenticate()
      if (outcome === 'refused') return toFirstInvalid()
      if (outcome === 'done') return
      const text = outcome === 'unknown' ? notRecognized(near) : outcome.problem
      addAlert({ kind: 'error', text })
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    device.forget()
    void search(here)
  }
  const searchHere = async () => {
    const place = placeOrAlert(await device.ask())
    if (place === null) return
    setHere(place)
    change(flow, { near: '' })
    if (flow.state.draft.name.trim() !== '') await search(place)
  }
  const goOn = () => navigate(isInV2 ? ADDRESS : MATCH)
  const take = async (suggestion: Suggestion) => {
    choose(flow, suggestion, isInV2)
    // In the v2 flow the map confirms the place first.
    if (isInV2 || (await passesDuplicateCheck())) goOn()
  }
  return (
    <StepPage
      title={t('Find the restaurant')}
      lead={t('By its name and the ZIP code or city it is in.')}
    >
      {duplicates !== null ? (
        <Duplicates duplicates={duplicates} onNew={goOn} />
      ) : (
        <form className="create-form" ref={form} onSubmit={submit} noValidate>
          <NameField label={t('Name')} />
          <Field
            label={t('ZIP code or city')}
            name="near"
            required={here === null}
            autoComplete="off"
            maxLength={MAX_SEARCH_INPUT_LENGTH}
            value={draft.near}
            error={problems.near}
            hint={
              here === null
                ? t('For example 02139 or Concord, NH')
                : t('Leave it empty to search around you.')
            }
            onChange={({ target }) => {
              device.forget()
              change(flow, { near: target.value })
            }}
          />
          <div className="create-actions">
            <Button onClick={searchHere}>
              <Icon name="locate" />
              {t('Use my location')}
            </Button>
          </div>
          <div role="status">{device.isAsking && <p className="hint">{t(ASKING)}</p>}</div>
          {suggestions !== null && <SuggestionList suggestions={suggestions} onChoose={take} />}
          <StepBar {...(isInV2 ? { back: ADDRESS } : {})}>
            <BusyButton type="submit" look="primary" isBusy={isBusy}>
              {t('Search')}
            </BusyButton>
          </StepBar>
        </form>
      )}
    </StepPage>
  )
}
