import { to } from '../../languages/t.ts'
import { loginPath } from '../shell/returnPath.ts'

let isLeaving = false

/**
 * Goes to the login page, which leads back to `next`. Only the first call counts: after a logout on a page for members the guard
 * asks too, but must not lead back there. The page for members is replaced in the history.
 */
export function askToLogIn(next: string): void {
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
  if ('guarded' in document.documentElement.dataset) window.location.replace(to(loginPath(next)))
  else window.location.assign(to(loginPath(next)))
}
