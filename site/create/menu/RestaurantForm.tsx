import '../createForm.css'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { t } from '../../../languages/t.ts'
import { CuisinePicker } from '../../listing/CuisinePicker.tsx'
import { DishesEditor } from '../../listing/edit/dishes/DishesEditor.tsx'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { useFirstInvalid } from '../../ui/form/useFirstInvalid.ts'
import { useCreateFlow } from '../createFlowContext.ts'
import { change } from '../draft/createFlow.ts'
import { NameField } from '../NameField.tsx'
import { StepBar } from '../StepBar.tsx'
import { dishActionsOf } from './dishes.ts'
import { KeepMenu } from './KeepMenu.tsx'

interface RestaurantFormProps {
  back: string
  /** The place, if it can still be changed here. */
  place?: ReactNode
  /** The address of the place is being looked up, and creation waits for it. */
  isBusy?: boolean
  /** Resolves to whether the restaurant was created. */
  onSubmit: () => Promise<boolean>
}

/** The form of a new restaurant: name, address when known, one to five dishes, cuisines. */
export function RestaurantForm({ back, place, isBusy = false, onSubmit }: RestaurantFormProps) {
  const { flow, shown } = useCreateFlow()
  const form = useRef<HTMLFormElement>(null)
  const toFirstInvalid = useFirstInvalid(form)
  const { draft, note, problems, isCreating } = shown
  useEffect(() => {
    if (flow.state.draft.dishes.length === 0) dishActionsOf(flow).add()
  }, [flow])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const at = document.activeElement
    if (!(await onSubmit())) toFirstInvalid(at)
  }
  return (
    <form className="create-form" ref={form} onSubmit={submit} noValidate>
      <NameField label={t('Restaurant name')} />
      {draft.address.trim() !== '' && !draft.isPopUp && (
        <Field label={t('Address')} name="address" readOnly hint={note} value={draft.address} />
      )}
      {place}
      <DishesEditor
        dishes={draft.dishes}
        errors={problems}
        isRequired
        actions={dishActionsOf(flow)}
      />
      <CuisinePicker
        isRequired
        chosen={draft.cuisine}
        error={problems.cuisine}
        onChange={(cuisine) => change(flow, { cuisine })}
      />
      <KeepMenu />
      <StepBar back={back}>
        <BusyButton type="submit" look="primary" isBusy={isCreating || isBusy}>
          {t('Create restaurant')}
        </BusyButton>
      </StepBar>
    </form>
  )
}
