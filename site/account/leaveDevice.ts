import { forgetDrafts } from '../device/drafts/drafts.ts'
import { store } from '../device/storage.ts'
import { waitingKey } from '../device/waitingMark.ts'
import { askToLogIn } from './askToLogIn.ts'
import { currentUserId, signOut } from './auth.ts'

/**
 * Signs out and removes private data from the device. If the scripts that clear the browser's databases cannot be loaded, no
 * scripts can show the data either. The server is not called. A page for members is left, and a later login does not return to it:
 * the next person may be another.
 */
export function leaveDevice(): void {
  const userId = currentUserId()
  signOut()
  const ids = forgetDrafts(userId)
  store(waitingKey(userId), null)
  const emptied = import('../device/emptyDevice.ts')
    .then(({ emptyDevice }) => emptyDevice(userId, ids))
    .catch(() => undefined)
  // Leaving at once would end that work.
  if ('guarded' in document.documentElement.dataset) askToLogIn('/', emptied)
}
