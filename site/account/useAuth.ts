import type { Account } from '../../worker/contract/accounts/accounts.ts'
import { useShared } from '../device/useShared.ts'
import { auth, NOT_KNOWN } from './auth.ts'

interface ShownAuth {
  /** Null until the device's data is read. */
  signedIn: boolean | null
  user: Account | null
}

/** A snapshot of who is signed in. */
export function useAuth(): ShownAuth {
  const { isKnown, token, user } = useShared(auth, NOT_KNOWN)
  return { signedIn: isKnown ? token !== null : null, user }
}
