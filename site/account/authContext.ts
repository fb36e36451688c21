import { createContext, useContext } from 'react'
import { useSnapshot } from 'valtio'
import type { Account } from '../../worker/contract/accounts.ts'
import type { Auth } from './auth.ts'

export const AuthContext = createContext<Auth | null>(null)

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
  const { isKnown, token, user } = useSnapshot(auth) as Readonly<Auth>
  return { auth, signedIn: isKnown ? token !== null : null, user }
}
