import './RestoreForm.css'
import { t } from '../../../languages/t.ts'
import { DELETED_KEPT_DAYS } from '../../../worker/contract/restaurants/restaurantLimits.ts'
import { firstServerMessage } from '../../api/failure.ts'
import { restoreRestaurant } from '../../api/restaurantEdits.ts'
import { addAlert } from '../../shell/alerts.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { textOf, useForm } from '../../ui/form/useForm.ts'

/** The id in an address like /details/{id} or /{id}/edit, or by itself. */
export function idIn(text: string): string {
  const words = text.trim()
  const found = /\/details\/([^/?#]+)/.exec(words) ?? /\/([^/?#]+)\/edit/.exec(words)
  return found?.[1] ?? words
}

/** For admins: brings back a deleted restaurant by its address or id. */
export function RestoreForm({ onRestored }: { onRestored: () => void }) {
  const { form, errors, isBusy, onSubmit, refuse, empty } = useForm(async (entered) => {
    const id = idIn(textOf(entered, 'deleted'))
    if (id === '') return refuse({ deleted: t('Which restaurant?') })
    try {
      await restoreRestaurant(id)
      empty()
      addAlert({ kind: 'success', text: t('The restaurant is back') })
      onRestored()
    } catch (error) {
      const text = firstServerMessage(error, t('Error restoring restaurant, please try again'))
      refuse({ deleted: text })
    }
  })
  return (
    <form className="restore-form" ref={form} onSubmit={onSubmit} noValidate>
      <h2>{t('Restore a deleted restaurant')}</h2>
      <Field
        label={t('Its address or id')}
        name="deleted"
        autoComplete="off"
        hint={t('Deleted restaurants are kept for {days} days.', {
          days: DELETED_KEPT_DAYS,
        })}
        error={errors.deleted}
      />
      <Button type="submit" aria-disabled={isBusy || undefined}>
        {t('Restore')}
      </Button>
    </form>
  )
}
