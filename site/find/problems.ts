import { space, t } from '../../languages/t.ts'
import { ApiError } from '../api/client.ts'
import { checkConnection, connectionProblem } from './connectionProblem.ts'

/** A network problem as a sentence; null when the server itself has said what is wrong. */
function networkProblem({ status, items, isLate }: ApiError): string | null {
  if (status >= 500 && items.length === 0) return t('Sprig has a problem of its own just now.')
  if (status !== 0) return null
  return isLate && navigator.onLine ? t('Sprig took too long to answer.') : connectionProblem()
}

/** Why a call failed, as a sentence; `hasList`: an older list is shown. */
export function sentenceFor(error: unknown, hasList = false): string {
  if (!(error instanceof ApiError)) return t('Something went wrong. Please try again.')
  const problem = networkProblem(error)
  if (problem === null) return error.message
  if (hasList) return problem + space() + t('This is the last list we have.')
  const isTheirs = error.status === 0 && !error.isLate
  return problem + space() + (isTheirs ? checkConnection() : t('Please try again.'))
}
