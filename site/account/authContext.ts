import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import { snapshot, subscribe } from 'valtio'
import type { Account } from '../../worker/contract/accounts/accounts.ts'
import type { Auth } from './auth.ts'

export const AuthContext = createContext<Auth | null>(null)

/** What the Worker drew: parts of a page may come to life after the device has been asked, and must begin the same. */
const NOT_KNOWN: Auth = { isKnown: false, token: null, user: null }

interface ShownAuth {
  auth: Auth
  /** Null until the device has been asked. */
  signedIn: boolean | null
  user: Account | null
}

/** Who is signed in: what to draw, and the store for callbacks. Throws outside an `AuthContext`. */
export function useAuth(): ShownAuth {
  const auth = useContext(AuthContext)
  if (auth === null) throw new Error('useAuth needs an AuthContext around it')
  const { isKnown, token, user } = useSyncExternalStore(
    useCallback((onChange) => subscribe(auth, onChange), [auth]),
    () => snapshot(auth) as Readonly<Auth>,
    () => NOT_KNOWN,
  )
  return { auth, signedIn: isKnown ? token !== null : null, user }
}
