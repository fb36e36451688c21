import { CHANGED_KEY } from '../../device/changedKey.ts'
import { readStored } from '../../device/storage.ts'
import type { Find } from '../findState.ts'

/**
 * On the way back from a page that changed a restaurant, the list follows. The script for that comes when there is one.
 * Returns how to stop.
 */
export function watchChanges(find: Find): () => void {
  const look = () => {
    if (readStored(CHANGED_KEY, 'sessionStorage') === null) return
    import('./applyChanges.ts')
      .then(({ applyChanges }) => applyChanges(find))
      // Without it the list is as it was; the next search brings it in step.
      .catch(() => undefined)
  }
  look()
  // A page that the browser had put aside does not begin anew.
  window.addEventListener('pageshow', look)
  return () => window.removeEventListener('pageshow', look)
}
