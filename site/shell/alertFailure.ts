import { ApiError } from '../api/client.ts'
import { isBeingLeft, STAYED_MS } from '../api/departure.ts'
import { firstServerMessage } from '../api/failure.ts'
import { addAlert } from './alerts.ts'

/** Shows why a call failed: the server's first error text; `otherwise` if there is none. */
export function alertFailure(error: unknown, otherwise?: string): void {
  alertFailureAs(error, firstServerMessage(error, otherwise))
}

/** Shows this text for a call that failed; if only because the page is being left, not before it turns out to stay. */
export function alertFailureAs(error: unknown, text: string): void {
  const show = () => void addAlert({ kind: 'error', text })
  if (isBeingLeft() && isUnanswered(error)) setTimeout(show, STAYED_MS)
  else show()
}

const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0 && !error.isLate
