import { t } from '../../languages/t.ts'
import { addAlert } from './alerts.ts'

/** Says that the device has refused to store something, so that it lasts only as long as the page. */
export function alertNotStored(): void {
  const text = t('This device keeps nothing more: what you save is gone when you close this page.')
  addAlert({ kind: 'error', text })
}
