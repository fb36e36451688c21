import { firstServerMessage } from '../api/failure.ts'
import { addAlert } from './alerts.ts'

/** Shows why a call failed: the server's first error text; `otherwise` if there is none. */
export function alertFailure(error: unknown, otherwise?: string): void {
  addAlert({ kind: 'error', text: firstServerMessage(error, otherwise) })
}
