import { t } from '../../languages/t.ts'

/** What is said where a script or an answer did not come. */
export const noLine = () =>
  navigator.onLine ? t('Sprig could not be reached.') : t('You seem to be offline.')

export const checkLine = () => t('Check your connection and try again.')
