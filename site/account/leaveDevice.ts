import { forgetDrafts } from '../device/drafts/drafts.ts'
import { store } from '../device/storage.ts'
import { waitingKey } from '../device/waitingMark.ts'
import { auth, signOut } from './auth.ts'

/**
 * Signs out and removes private data from the device. If the scripts that clear the browser's databases cannot be loaded, no
 * scripts can show the data either. The server is not called.
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
