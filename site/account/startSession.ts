import { connectSession } from '../api/connection.ts'
import { auth, readDevice, watchDevice } from './auth.ts'

/** Not loaded for visitors, who do not need it. */
const loadSession = () => import('./session.ts')

/**
 * Starts the document's session: reads the device, gives calls their token, and reads the account. Call once per document, before
 * a signed-out page is painted; returns a function that ends it.
 */
export function startSession(): () => void {
  const stopCalls = connectSession({
    token: () => auth.token,
    refused: (token, reasons) => {
      loadSession()
        .then(({ endRefusedSession }) => endRefusedSession(token, reasons))
        // If the session has ended, the next call is refused too.
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
