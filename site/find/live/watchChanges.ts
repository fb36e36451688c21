import { CHANGED_KEY } from '../../device/changedKey.ts'
import { readStored } from '../../device/storage.ts'
import type { Find } from '../findState.ts'

/**
 * Updates the list when the visitor comes back from a page that changed a restaurant. The script for that loads only then.
 * Returns a function that stops it.
 */
export function watchChanges(find: Find): () => void {
  const look = () => {
    if (readStored(CHANGED_KEY, 'sessionStorage') === null) return
    import('./applyChanges.ts')
      .then((module) => module.applyChanges(find))
      // Without the script the list stays as it was; the next search updates it.
      .catch(() => undefined)
  }
  look()
  // A page from the back-forward cache does not start again.
  window.addEventListener('pageshow', look)
  return () => window.removeEventListener('pageshow', look)
}
