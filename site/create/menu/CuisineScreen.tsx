import '../createForm.css'
import { type FormEvent, useRef } from 'react'
import { Link, Redirect } from 'wouter'
import { t } from '../../../languages/t.ts'
import { CuisinePicker } from '../../listing/CuisinePicker.tsx'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { useFirstInvalid } from '../../ui/form/useFirstInvalid.ts'
import { ADDRESS, MANUAL, WEBSITE } from '../addresses.ts'
import { useCreateFlow } from '../createFlowContext.ts'
import { change } from '../draft/createFlow.ts'
import { findFoundProblems, toFoundCreation } from '../draft/creation.ts'
import { StepBar } from '../StepBar.tsx'
import { StepPage } from '../StepPage.tsx'
import { FoundDishes } from './FoundDishes.tsx'
import { useCreate } from './useCreate.ts'

const WAY = { findProblems: findFoundProblems, toBody: toFoundCreation }

/** /create/v2/cuisine: the cuisine, and which of the read dishes are vegan. */
export function CuisineScreen() {
  const { flow, shown } = useCreateFlow()
  const form = useRef<HTMLFormElement>(null)
  const toFirstInvalid = useFirstInvalid(form)
  const create = useCreate(WAY)
  const { draft, problems, isCreating, reading } = shown
  if (draft.name.trim() === '') return <Redirect to={WEBSITE} replace />
  if (draft.place === null && !draft.isPopUp) return <Redirect to={ADDRESS} replace />
  if (draft.found === null && reading !== null) {
    return (
      <StepPage
        title={t('What is on the menu?')}
        lead={t(
          'The dishes come here when your photos are read. Cancel that to write them down yourself.',
        )}
      >
        <StepBar back={ADDRESS} />
      </StepPage>
    )
  }
  if (draft.found === null) return <Redirect to={MANUAL} replace />

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const at = document.activeElement
    if (!(await create())) toFirstInvalid(at)
  }
  return (
    <StepPage
      title={t('What is on the menu?')}
      lead={t('Check what we read for {name}.', { name: draft.name.trim() })}
    >
      <form className="create-form" ref={form} onSubmit={submit} noValidate>
        <CuisinePicker
          isRequired
          chosen={draft.cuisine}
          error={problems.cuisine}
          onChange={(cuisine) => change(flow, { cuisine })}
        />
        <FoundDishes found={draft.found} chosen={draft.chosen} problem={problems.veganOptions} />
        <p>
          <Link href={MANUAL}>{t('Edit the menu manually')}</Link>
        </p>
        <StepBar back={ADDRESS}>
          <BusyButton type="submit" look="primary" isBusy={isCreating}>
            {t('Create Restaurant')}
          </BusyButton>
        </StepBar>
      </form>
    </StepPage>
  )
}
