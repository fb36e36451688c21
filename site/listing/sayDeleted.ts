import { t, to } from '../../languages/t.ts'
import { UNDO_ALERT_MS } from '../../worker/contract/limits.ts'
import { DELETED_KEPT_DAYS } from '../../worker/contract/restaurants/restaurantLimits.ts'
import { auth, mayUse } from '../account/auth.ts'
import { restoreRestaurant } from '../api/restaurantEdits.ts'
import { readStoredJson, store } from '../device/storage.ts'
import { alertFailure } from '../shell/alertFailure.ts'
import { addAlert } from '../shell/alerts.ts'

/** In session storage, because the page that deletes a restaurant is left before anybody can read its alert. */
const KEY = 'deleted'

interface Deleted {
  id: string
  name: string
}

/**
 * Shows an alert that a restaurant is deleted. Admins can undo it, and `onRestored` is called when they have; owners can ask us to.
 */
export function sayDeleted({ id, name }: Deleted, onRestored: () => void = () => {}): void {
  const restore = async () => {
    try {
      await restoreRestaurant(id)
      addAlert({ kind: 'success', text: t('{name} is back', { name }) })
      onRestored()
    } catch (error) {
      alertFailure(error, t('Error restoring restaurant, please try again'))
    }
  }
  const said = mayUse(auth.user, ['admin'])
    ? {
        text: t('{name} is deleted', { name }),
        action: { label: t('Undo'), run: () => void restore() },
      }
    : {
        text: t('{name} is deleted. For {days} days we can bring it back.', {
          name,
          days: DELETED_KEPT_DAYS,
        }),
        action: { label: t('Write to us'), href: to('/contact') },
      }
  addAlert({ kind: 'success', ...said, durationMs: UNDO_ALERT_MS })
}

/** Leaves the alert to the next page. */
export function leaveDeleted(deleted: Deleted): void {
  store(KEY, JSON.stringify(deleted), 'sessionStorage')
}

/** Shows the alert that the previous page left. */
export function sayLeftDeleted(onRestored: () => void): void {
  // Only `leaveDeleted` writes it.
  const deleted = readStoredJson(KEY, 'sessionStorage') as Deleted | null
  store(KEY, null, 'sessionStorage')
  if (deleted !== null) sayDeleted(deleted, onRestored)
}
