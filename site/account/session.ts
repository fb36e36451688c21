import { t } from '../../languages/t.ts'
import { fetchMe, postLogout } from '../api/account/session.ts'
import { ApiError, connectSession } from '../api/client.ts'
import { addAlert } from '../shell/alerts.ts'
import { herePath } from '../shell/returnPath.ts'
import { askToLogIn } from './askToLogIn.ts'
import { auth, readDevice, renewUser, signOut, watchDevice } from './auth.ts'
import { leaveDevice } from './leaveDevice.ts'

/**
 * Keeps the document signed in: reads the device, gives the calls their token, and asks who that is by now. Once a
 * document, before anything of a signed-out page is painted; returns how to end it.
 */
export function startSession(): () => void {
  const stopCalls = connectSession({
    token: () => auth.token,
    refused: (token, failure) => {
      if (auth.token !== token) return
      // Here, so that whichever call it was the login page does not come without a word.
      addAlert({ kind: 'error', text: failure.items[0]?.msg ?? t('Please reauthenticate') })
      signOut()
      askToLogIn(herePath())
    },
  })
  const look = () => {
    readDevice()
    void refreshUser()
  }
  look()
  const stopWatching = watchDevice(look)
  return () => {
    stopCalls()
    stopWatching()
  }
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
