import { auth } from '../account/auth.ts'
import { readSavedIds } from '../device/savedIds.ts'
import { readWaitingMark } from '../device/waitingMark.ts'

const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 15 * 60_000

/**
 * What was saved or done without a line, or saved without an account, goes into the account: now, when a line is back or
 * somebody comes back to the page, and again and again while something is left, as the server may be too busy.
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
  // A page that the browser had put aside has heard of nothing.
  window.addEventListener('pageshow', ({ persisted }) => persisted && send())
  document.addEventListener('visibilitychange', send)
}

const hasWaiting = () => readWaitingMark(auth.user?.id ?? '').unsent > 0
const hasUnsent = () => readSavedIds().isUnsent || hasWaiting()

/** What does not come now is tried again. */
const ignore = () => undefined

function send(): void {
  if (auth.token === null || document.visibilityState === 'hidden') return
  if (readSavedIds().isUnsent) {
    import('../saved/syncing.ts').then(({ syncSaved }) => syncSaved(), ignore)
  }
  if (hasWaiting()) import('../waiting/sending.ts').then(({ sendWaiting }) => sendWaiting(), ignore)
}
