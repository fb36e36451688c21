import { space, t } from '../../languages/t.ts'

/** The message when a script or an answer did not arrive. */
export const connectionProblem = () =>
  navigator.onLine ? t('Sprig could not be reached.') : t('You seem to be offline.')

export const checkConnection = () => t('Check your connection and try again.')

export const notLoaded = () => connectionProblem() + space() + checkConnection()
