import '../../ui/bottomBar.css'
import '../../ui/Button.css'
import '../../ui/notice.css'
import './EditForm.css'
import './editPage.css'
import { type FormEvent, useRef } from 'react'
import { msg, t, to } from '../../../languages/t.ts'
import {
  CHOICE_NAMES,
  TEXT_NAMES,
  type TextName,
} from '../../../worker/contract/restaurants/fieldNames.ts'
import { FIELDS, fieldOf } from '../../../worker/contract/restaurants/fields.ts'
import { MAX_NAME_LENGTH } from '../../../worker/contract/restaurants/restaurantLimits.ts'
import { mayUse } from '../../account/auth.ts'
import { useAuth } from '../../account/useAuth.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { useFirstInvalid } from '../../ui/form/useFirstInvalid.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useWaiting } from '../../waiting/useWaiting.ts'
import { CuisinePicker } from '../CuisinePicker.tsx'
import { DeleteButton } from '../DeleteButton.tsx'
import { AdminFields } from './AdminFields.tsx'
import { DishesEditor } from './dishes/DishesEditor.tsx'
import { change, discard, dishActionsOf, type Edit, type EditState } from './editState.ts'
import { Choice } from './fields/Choice.tsx'
import { DietLevel } from './fields/DietLevel.tsx'
import { KindOfPlace } from './fields/KindOfPlace.tsx'
import { PlaceField } from './fields/PlaceField.tsx'
import { HoursField } from './hours/HoursField.tsx'
import { takeBackEdit } from './saveEdit.ts'
import { UnsavedNotice } from './UnsavedNotice.tsx'

interface EditFormProps {
  edit: Edit
  shown: Readonly<EditState>
  /** Resolves when the save has ended; `shown` then holds any errors. */
  onSubmit: () => Promise<void>
}

/** Every field of a restaurant that a person may change. */
export function EditForm({ edit, shown, onSubmit }: EditFormProps) {
  const { base, draft, errors, isSaving, unsaved } = shown
  const { user } = useAuth()
  const form = useRef<HTMLFormElement>(null)
  const toFirstInvalid = useFirstInvalid(form)
  if (draft === null) return null

  const text = (name: 'name' | TextName) => ({
    label: t(FIELDS[name].label),
    name,
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: { target: HTMLInputElement }) => change(edit, { [name]: target.value }),
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // The draft holds whole hours only, so half of them would be lost without a word.
    const times = form.current?.querySelectorAll<HTMLInputElement>('input[type="time"]') ?? []
    if (![...times].every((input) => input.reportValidity())) return
    const at = document.activeElement
    await onSubmit()
    toFirstInvalid(at)
  }
  return (
    <form className="edit-form" ref={form} onSubmit={submit} noValidate>
      <Unsaved edit={edit} why={unsaved} isSaving={isSaving} />
      <Field required maxLength={MAX_NAME_LENGTH} {...text('name')} />
      <KindOfPlace
        status={draft.status}
        isOut={base?.status === 'ONLINE'}
        error={errors.status}
        onChange={(status) => change(edit, { status })}
      />
      <DietLevel diet={draft.diet} onChange={(diet) => change(edit, { diet })} />
      <CuisinePicker
        chosen={draft.cuisine}
        error={errors.cuisine}
        onChange={(cuisine) => change(edit, { cuisine })}
      />
      <DishesEditor actions={dishActionsOf(edit)} dishes={draft.veganOptions} errors={errors} />
      <a className="button edit-menu-link" data-size="small" href={to(`/details/${edit.id}/edit`)}>
        <Icon name="pencil" />
        {t('Edit menu')}
      </a>
      <PlaceField
        name={draft.name}
        place={draft.place}
        error={errors.geoJson}
        onChange={(place) => change(edit, { place })}
      />
      {TEXT_NAMES.map((name) =>
        name === 'openingHours' ? (
          <HoursField
            key={name}
            {...FIELDS[name].text}
            {...text(name)}
            {...hintOf(name)}
            onWrite={(hours) => change(edit, { openingHours: hours })}
          />
        ) : (
          <Field key={name} {...FIELDS[name].text} {...text(name)} {...hintOf(name)} />
        ),
      )}
      {CHOICE_NAMES.map((name) => (
        <Choice
          key={name}
          name={name}
          chosen={draft[name]}
          onChange={(value) => change(edit, { [name]: value })}
        />
      ))}
      <AdminFields edit={edit} shown={shown} />
      {mayUse(user, ['admin', edit.id]) && (
        <DeleteButton id={edit.id} name={draft.name} look="text" />
      )}
      <div className="bottom-bar">
        <Button type="submit" look="primary" aria-disabled={isSaving || undefined}>
          {isSaving ? t('Saving…') : t('Save changes')}
        </Button>
      </div>
    </form>
  )
}

/** A function, so that it uses the language of the page. */
function hintOf(name: TextName) {
  const { hint } = fieldOf(name).text ?? {}
  return hint === undefined ? {} : { hint: t(hint) }
}

const UNSAVED = {
  left: msg('These are changes that you had not saved. They are kept on this device only.'),
  'while-saving': msg(
    'What you changed while it was being saved is not saved yet. It is kept on this device only.',
  ),
} as const

interface UnsavedProps {
  edit: Edit
  why: keyof typeof UNSAVED | null
  isSaving: boolean
}

/** Says why the form differs from the server's version; empty when it does not. */
function Unsaved({ edit, why, isSaving }: UnsavedProps) {
  const waits = useWaiting().find(({ id, kind }) => id === edit.id && kind === 'edit')
  if (waits?.refusal === null) {
    return (
      <div className="notice edit-restored">
        <p>{t('Waiting for a connection: then your change is sent by itself.')}</p>
        <Button size="small" onClick={() => void takeBackEdit(edit)}>
          {t('Take it back')}
        </Button>
      </div>
    )
  }
  if (why === null) return null
  return (
    <UnsavedNotice
      text={t(UNSAVED[why])}
      isUrgent={why !== 'left'}
      isSaving={isSaving}
      onDiscard={() => void discard(edit)}
    />
  )
}
