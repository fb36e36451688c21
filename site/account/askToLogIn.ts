import { to } from '../../languages/t.ts'
import { loginPath } from '../shell/returnPath.ts'

let isLeaving = false

/**
 * Goes to the login page, which leads back to `next`. The first who asks decides: whoever logs out on a page for members
 * is not led back to it, though its guard asks too. A page for members is not left in the way back.
 */
export function askToLogIn(next: string): void {
  if (isLeaving) return
  isLeaving = true
  // The browser may put the page aside and bring it back.
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
