import { type FormEvent, useEffect, useId, useRef } from 'react'
import { DIETS } from '../../../worker/contract/diet.ts'
import {
  MAX_ADDRESS_LENGTH,
  MAX_NAME_LENGTH,
  MAX_OPENING_HOURS_LENGTH,
  MAX_WEBSITE_LENGTH,
} from '../../../worker/contract/listingLimits.ts'
import { DIET_LABELS } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { DietShape } from '../../ui/DietShape.tsx'
import { Field } from '../../ui/Field.tsx'
import { CuisinePicker } from '../CuisinePicker.tsx'
import { DeleteButton } from '../owned/DeleteButton.tsx'
import { AdminFields } from './AdminFields.tsx'
import { DishesEditor } from './DishesEditor.tsx'
import { change, discard, dishActions, type Edit, type EditState } from './editState.ts'
import { PlaceField } from './PlaceField.tsx'

interface EditFormProps {
  edit: Edit
  shown: Readonly<EditState>
  onSubmit: () => Promise<void>
}

/** Every field of a listing that a person may change. */
export function EditForm({ edit, shown, onSubmit }: EditFormProps) {
  const { draft, errors, isSaving, isRestored } = shown
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  if (draft === null) return null

  const text = (name: 'name' | 'address' | 'website' | 'openingHours') => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: { target: HTMLInputElement }) => change(edit, { [name]: target.value }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onSubmit()
  }
  return (
    <form className="edit-form" ref={form} onSubmit={submit} noValidate>
      {isRestored && <Restored edit={edit} />}
      <Field label="Name" required maxLength={MAX_NAME_LENGTH} {...text('name')} />
      <Kind edit={edit} shown={shown} />
      <Diets edit={edit} shown={shown} />
      <CuisinePicker
        chosen={draft.cuisine}
        error={errors.cuisine}
        onChange={(cuisine) => change(edit, { cuisine })}
      />
      <DishesEditor actions={dishActions(edit)} dishes={draft.veganOptions} errors={errors} />
      <PlaceField
        name={draft.name}
        place={draft.place}
        error={errors.geoJson}
        onChange={(place) => change(edit, { place })}
      />
      <Field label="Address" maxLength={MAX_ADDRESS_LENGTH} {...text('address')} />
      <Field
        label="Website"
        inputMode="url"
        autoComplete="off"
        maxLength={MAX_WEBSITE_LENGTH}
        hint="For example https://example.com"
        {...text('website')}
      />
      <Field
        label="Opening hours"
        maxLength={MAX_OPENING_HOURS_LENGTH}
        hint="For example Mo-Fr 11:00-22:00; Sa 12:00-23:00; Su off"
        {...text('openingHours')}
      />
      <AdminFields edit={edit} shown={shown} />
      <div className="edit-actions">
        <Button type="submit" look="primary" aria-disabled={isSaving || undefined}>
          {isSaving ? 'Saving…' : 'Save changes'}
        </Button>
        <DeleteButton id={edit.id} name={draft.name} look="text" />
      </div>
    </form>
  )
}

function Restored({ edit }: { edit: Edit }) {
  return (
    <div className="notice edit-restored" role="status">
      <p>These are changes that you had not saved. They are kept on this device only.</p>
      <Button size="small" onClick={() => discard(edit)}>
        Discard them
      </Button>
    </div>
  )
}

/** ONLINE is reached by the switch among one's own restaurants, never here. */
function Kind({ edit, shown: { draft, errors } }: Omit<EditFormProps, 'onSubmit'>) {
  const hintId = useId()
  if (draft === null) return null
  const isOut = draft.status === 'ONLINE'
  return (
    <fieldset className="filter-group" aria-describedby={isOut ? hintId : undefined}>
      <legend>Kind of place</legend>
      {(['RESTAURANT', 'OFFLINE'] as const).map((status) => (
        <label className="chip" key={status}>
          <input
            type="radio"
            name="status"
            value={status}
            disabled={isOut}
            checked={status === (isOut ? 'OFFLINE' : draft.status)}
            onChange={() => change(edit, { status })}
          />
          {status === 'RESTAURANT' ? 'Restaurant' : 'Pop-up or food truck'}
        </label>
      ))}
      {isOut && (
        <p className="hint" id={hintId}>
          It is out right now. Take it offline first.
        </p>
      )}
      {errors.status && <p className="field-error">{errors.status}</p>}
    </fieldset>
  )
}

function Diets({ edit, shown: { draft } }: Omit<EditFormProps, 'onSubmit'>) {
  return (
    <fieldset className="filter-group">
      <legend>How vegan</legend>
      {DIETS.map((diet) => (
        <label className="chip" key={diet} data-diet={diet}>
          <input
            type="radio"
            name="diet"
            value={diet}
            checked={draft?.diet === diet}
            onChange={() => change(edit, { diet })}
          />
          <DietShape diet={diet} />
          {DIET_LABELS[diet]}
        </label>
      ))}
    </fieldset>
  )
}
