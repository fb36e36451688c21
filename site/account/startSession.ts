import { connectSession } from '../api/connection.ts'
import { auth, readDevice, watchDevice } from './auth.ts'

/** Visitors need nothing of it. */
const loadSession = () => import('./session.ts')

/**
 * Keeps the document signed in: reads the device, gives the calls their token, and asks who that is by now. Once a
 * document, before anything of a signed-out page is painted; returns how to end it.
 */
export function startSession(): () => void {
  const stopCalls = connectSession({
    token: () => auth.token,
    refused: (token, reasons) => {
      loadSession()
        .then(({ endRefused }) => endRefused(token, reasons))
        // The next call is refused, too.
        .catch(() => undefined)
    },
  })
  const look = () => {
    readDevice()
    if (auth.token === null) return
    loadSession()
      .then(({ refreshUser }) => refreshUser())
      .catch(() => undefined)
  }
  look()
  const stopWatching = watchDevice(look)
  return () => {
    stopCalls()
    stopWatching()
  }
}
