import { ApiError } from '../api/client.ts'

/** What came between the site and its server, as a sentence; null when the server said itself what is wrong. */
function lineProblem({ status, items, isLate }: ApiError): string | null {
  if (status >= 500 && items.length === 0) return 'Sprig has a problem of its own just now.'
  if (status !== 0) return null
  if (!navigator.onLine) return 'You seem to be offline.'
  return isLate ? 'Sprig took too long to answer.' : 'Sprig could not be reached.'
}

/** Why a call failed, as a sentence; `hasList`: there is an older list to look at. */
export function sentenceFor(error: unknown, hasList = false): string {
  if (!(error instanceof ApiError)) return 'Something went wrong. Please try again.'
  const problem = lineProblem(error)
  if (problem === null) return error.message
  if (hasList) return `${problem} This is the last list we have.`
  const isTheirs = error.status === 0 && !error.isLate
  return `${problem} ${isTheirs ? 'Check your connection and try again.' : 'Please try again.'}`
}
