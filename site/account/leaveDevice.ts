import { forgetDrafts } from '../device/drafts.ts'
import { store } from '../device/storage.ts'
import { waitingKey } from '../device/waitingMark.ts'
import { auth, signOut } from './auth.ts'

/**
 * Signs out and leaves nothing private behind; where the scripts that empty the databases of the browser cannot be loaded,
 * nobody can be shown what is in them. The server is not asked.
 */
export function leaveDevice(): void {
  const owner = auth.user?.id ?? ''
  signOut()
  const ids = forgetDrafts(owner)
  store(waitingKey(owner), null)
  import('../device/emptyDevice.ts')
    .then(({ emptyDevice }) => emptyDevice(owner, ids))
    .catch(() => undefined)
}
