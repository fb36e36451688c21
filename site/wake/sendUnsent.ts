import { MINUTE_MS } from '../../worker/contract/durations.ts'
import { auth, currentUserId } from '../account/auth.ts'
import { readSavedIds } from '../device/savedIds.ts'
import { readWaitingMark } from '../device/waitingMark.ts'

const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 15 * MINUTE_MS

/**
 * Sends what was saved or changed without a connection, or saved without an account: now, when the connection or the visitor
 * comes back, and repeatedly while something is left, since the server may be busy.
 */
export function sendUnsent(): void {
  let pause = FIRST_PAUSE_MS
  const tryAgain = () => {
    pause = hasUnsent() ? Math.min(2 * pause, LONGEST_PAUSE_MS) : FIRST_PAUSE_MS
    send()
    setTimeout(tryAgain, pause)
  }
  send()
  setTimeout(tryAgain, pause)
  window.addEventListener('online', send)
  // A page from the back-forward cache has missed events.
  window.addEventListener('pageshow', ({ persisted }) => persisted && send())
  document.addEventListener('visibilitychange', send)
}

const hasWaiting = () => readWaitingMark(currentUserId()).unsent > 0
const hasUnsent = () => readSavedIds().isUnsent || hasWaiting()

/** A later try repeats what fails now. */
const ignore = () => undefined

function send(): void {
  if (auth.token === null || document.visibilityState === 'hidden') return
  if (readSavedIds().isUnsent) {
    import('../saved/syncing.ts').then(({ syncSaved }) => syncSaved(), ignore)
  }
  if (hasWaiting()) import('../waiting/sending.ts').then(({ sendWaiting }) => sendWaiting(), ignore)
}
