import { auth } from '../account/auth.ts'
import { readSavedIds } from '../device/savedIds.ts'
import { readWaitingMark } from '../device/waitingMark.ts'

/** What was saved or done without a line, or saved without an account, goes into the account: now, and when a line is back. */
export function sendUnsent(): void {
  send()
  window.addEventListener('online', send)
}

/** What does not come now is tried again by the next page. */
const ignore = () => undefined

function send(): void {
  if (auth.token === null) return
  if (readSavedIds().isUnsent) {
    import('../saved/syncing.ts').then(({ syncSaved }) => syncSaved(), ignore)
  }
  if (readWaitingMark(auth.user?.id ?? '').unsent > 0) {
    import('../waiting/sending.ts').then(({ sendWaiting }) => sendWaiting(), ignore)
  }
}
