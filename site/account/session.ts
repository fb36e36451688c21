import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'wouter'
import { fetchMe, postLogout } from '../api/account/session.ts'
import { ApiError, connectSession } from '../api/client.ts'
import { type Alerts, addAlert } from '../shell/alerts.ts'
import { useAlerts } from '../shell/alertsContext.ts'
import { herePath } from '../shell/returnPath.ts'
import { type Auth, readDevice, renewUser, signOut, watchDevice } from './auth.ts'
import { useAuth } from './authContext.ts'
import { isGuarded } from './guardedPaths.ts'
import { leaveDevice } from './leaveDevice.ts'

const ENDED = 'Please reauthenticate'

/** Keeps the visit signed in: reads the device, gives the calls their token, and asks who that is by now. */
export function useSession(): void {
  const { auth } = useAuth()
  const alerts = useAlerts()
  const [, navigate] = useLocation()

  useEffect(
    () =>
      connectSession({
        token: () => auth.token,
        refused: (token, failure) => {
          if (auth.token !== token) return
          // Here, so that whichever call it was the login page does not come without a word.
          addAlert(alerts, { kind: 'error', text: failure.items[0]?.msg ?? ENDED })
          const next = herePath()
          signOut(auth)
          navigate('/login', { state: { next }, replace: isGuarded(window.location.pathname) })
        },
      }),
    [auth, alerts, navigate],
  )

  // Before the first paint, so that nothing of a signed-out page is seen by someone who is signed in.
  useLayoutEffect(() => readDevice(auth), [auth])

  useEffect(() => {
    void refreshUser(auth)
    return watchDevice(() => {
      readDevice(auth)
      void refreshUser(auth)
    })
  }, [auth])
}

/** Asks for the groups as of now; a session that has ended is forgotten without a word. */
export async function refreshUser(auth: Auth): Promise<void> {
  const { token } = auth
  if (token === null) return
  try {
    renewUser(auth, token, await fetchMe())
  } catch (error) {
    const hasEnded = error instanceof ApiError && error.status === 401
    if (hasEnded && auth.token === token) signOut(auth)
  }
}

/** Ends the session: here at once, whatever the line is like, and on the server. */
export function logOut(auth: Auth): void {
  const { token } = auth
  leaveDevice(auth)
  if (token === null) return
  // Where the server cannot be reached the session ends by its age.
  postLogout(token).catch(() => undefined)
}

/** For a call that answered 401 in the middle of some work: says so, then signs out (specification §8). */
export function reauthenticate(auth: Auth, alerts: Alerts): void {
  addAlert(alerts, { kind: 'error', text: ENDED })
  signOut(auth)
}
