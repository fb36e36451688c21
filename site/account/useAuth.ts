import type { Account } from '../../worker/contract/accounts/accounts.ts'
import { useShared } from '../device/useShared.ts'
import { auth, NOT_KNOWN } from './auth.ts'

interface ShownAuth {
  /** Null until the device has been asked. */
  signedIn: boolean | null
  user: Account | null
}

/** Who is signed in, to draw from. */
export function useAuth(): ShownAuth {
  const { isKnown, token, user } = useShared(auth, NOT_KNOWN)
  return { signedIn: isKnown ? token !== null : null, user }
}
