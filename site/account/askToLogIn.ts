import { to } from '../../languages/t.ts'
import { loginPath } from '../shell/returnPath.ts'

/** The device is emptied in less; without a connection the script for that may never come. */
const PATIENCE_MS = 3000

let isLeaving = false

/**
 * Goes to the login page, which leads back to `next`, once `work` is done. Only the first call counts: after a logout on a page for
 * members the guard asks too, but must not lead back there. The page for members is replaced in the history.
 */
export function askToLogIn(next: string, work?: Promise<void>): void {
  if (isLeaving) return
  isLeaving = true
  // The page may return from the back-forward cache.
  window.addEventListener(
    'pageshow',
    () => {
      isLeaving = false
    },
    { once: true },
  )
  const leave = () => {
    const path = to(loginPath(next))
    if ('guarded' in document.documentElement.dataset) window.location.replace(path)
    else window.location.assign(path)
  }
  if (work === undefined) leave()
  else void Promise.race([work, new Promise((go) => setTimeout(go, PATIENCE_MS))]).then(leave)
}
