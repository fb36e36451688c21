import { t } from '../../languages/t.ts'
import type { ErrorItem } from '../../worker/contract/errors.ts'
import { fetchMe, postLogout } from '../api/account/session.ts'
import { ApiError } from '../api/client.ts'
import { addAlert } from '../shell/alerts.ts'
import { herePath } from '../shell/returnPath.ts'
import { askToLogIn } from './askToLogIn.ts'
import { auth, renewUser, signOut } from './auth.ts'
import { leaveDevice } from './leaveDevice.ts'

/** The server no longer knows a token: here, so that whichever call it was the login page does not come without a word. */
export function endRefused(token: string, reasons: readonly ErrorItem[]): void {
  if (auth.token !== token) return
  addAlert({ kind: 'error', text: reasons[0]?.msg ?? t('Please reauthenticate') })
  signOut()
  askToLogIn(herePath())
}

/** Asks for the groups as of now; a session that has ended is forgotten without a word. */
export async function refreshUser(): Promise<void> {
  const { token } = auth
  if (token === null) return
  try {
    renewUser(token, await fetchMe())
  } catch (error) {
    const hasEnded = error instanceof ApiError && error.status === 401
    if (hasEnded && auth.token === token) signOut()
  }
}

/** Ends the session: here at once, whatever the line is like, and on the server. */
export function logOut(): void {
  const { token } = auth
  leaveDevice()
  if (token === null) return
  // Where the server cannot be reached the session ends by its age.
  postLogout(token).catch(() => undefined)
}

/** For a call that answered 401 in the middle of some work: says so, then signs out (specification §8). */
export function reauthenticate(): void {
  addAlert({ kind: 'error', text: t('Please reauthenticate') })
  signOut()
}
