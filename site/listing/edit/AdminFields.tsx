import '../../ui/chips.css'
import './AdminFields.css'
import { t } from '../../../languages/t.ts'
import { mayUse } from '../../account/auth.ts'
import { useAuth } from '../../account/useAuth.ts'
import { Field } from '../../ui/form/Field.tsx'
import { change, type Edit, type EditState } from './editState.ts'

/** What only an admin may set; nothing for others. */
export function AdminFields({ edit, shown }: { edit: Edit; shown: Readonly<EditState> }) {
  const { user } = useAuth()
  const { draft, errors } = shown
  if (draft === null || !mayUse(user, ['admin'])) return null
  return (
    <fieldset className="admin-fields">
      <legend>{t('For admins')}</legend>
      <Field
        label={t('Google place id')}
        name="googleId"
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
        value={draft.googleId}
        error={errors.googleId}
        onChange={({ target }) => change(edit, { googleId: target.value })}
      />
      <label className="chip">
        <input
          type="checkbox"
          name="isGoogle"
          checked={draft.isGoogle}
          onChange={({ target }) => change(edit, { isGoogle: target.checked })}
        />
        {t('From Google')}
      </label>
      <Field
        label={t('Rating')}
        name="rating"
        inputMode="decimal"
        autoComplete="off"
        maxLength={4}
        hint={t('0 to 5 stars; empty for none')}
        value={draft.rating}
        error={errors.rating}
        onChange={({ target }) => change(edit, { rating: target.value })}
      />
    </fieldset>
  )
}
