import { t } from '../../languages/t.ts'
import type { ErrorItem } from '../../worker/contract/errors.ts'
import { fetchMe, postLogout } from '../api/account/session.ts'
import { hasStatus } from '../api/client.ts'
import { addAlert } from '../shell/alerts.ts'
import { herePath } from '../shell/returnPath.ts'
import { askToLogIn } from './askToLogIn.ts'
import { auth, renewUser, signOut } from './auth.ts'
import { leaveDevice } from './leaveDevice.ts'

/**
 * Ends a session that the server no longer knows. Handled here so that every call shows a message before the login page comes.
 */
export function endRefusedSession(token: string, reasons: readonly ErrorItem[]): void {
  if (auth.token !== token) return
  addAlert({ kind: 'error', text: reasons[0]?.msg ?? t('Please reauthenticate') })
  signOut()
  askToLogIn(herePath())
}

/** Reads the current groups; an ended session is forgotten silently. */
export async function refreshUser(): Promise<void> {
  const { token } = auth
  if (token === null) return
  try {
    renewUser(token, await fetchMe())
  } catch (error) {
    const hasEnded = hasStatus(error, 401)
    if (hasEnded && auth.token === token) signOut()
  }
}

/** Ends the session: on this device at once, even offline, and on the server. */
export function logOut(): void {
  const { token } = auth
  leaveDevice()
  if (token === null) return
  // If the server cannot be reached, the session ends by its age.
  postLogout(token).catch(() => undefined)
}

/** Handles a 401 in the middle of some work: shows a message, then signs out (specification §8). */
export function reauthenticate(): void {
  addAlert({ kind: 'error', text: t('Please reauthenticate') })
  signOut()
}
