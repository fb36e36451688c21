import { forgetDrafts } from '../device/drafts.ts'
import { type Auth, signOut } from './auth.ts'

/**
 * Signs out and leaves no draft behind; where the script for its photos cannot be loaded, nobody can be shown them. The
 * server is not asked.
 */
export function leaveDevice(auth: Auth): void {
  const owner = auth.user?.id ?? ''
  signOut(auth)
  const ids = forgetDrafts(owner)
  if (ids.length === 0) return
  import('../device/persistedPhotos.ts')
    .then(({ forgetPhotos }) => forgetPhotos(ids))
    .catch(() => undefined)
}
