import { forgetDrafts } from '../device/drafts.ts'
import { auth, signOut } from './auth.ts'

/**
 * Signs out and leaves no draft behind; where the script for its photos cannot be loaded, nobody can be shown them. The
 * server is not asked.
 */
export function leaveDevice(): void {
  const owner = auth.user?.id ?? ''
  signOut()
  const ids = forgetDrafts(owner)
  if (ids.length === 0) return
  import('../device/persistedPhotos.ts')
    .then(({ forgetPhotos }) => forgetPhotos(ids))
    .catch(() => undefined)
}
