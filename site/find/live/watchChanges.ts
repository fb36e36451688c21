import { CHANGED_KEY } from '../../device/changedKey.ts'
import { readStored } from '../../device/storage.ts'
import type { Find } from '../findState.ts'
import { withScript } from '../searchOnDemand.ts'

/**
 * Updates the list when the visitor comes back from a page that changed a restaurant. The script for that loads only then.
 * Returns a function that stops it.
 */
export function watchChanges(find: Find): () => void {
  const look = () => {
    if (readStored(CHANGED_KEY, 'sessionStorage') === null) return
    void withScript(
      import('./applyChanges.ts'),
      ({ applyChanges }) => applyChanges(find),
      // The list stays as it was; the next search updates it.
      () => undefined,
    )
  }
  look()
  // A page from the back-forward cache does not start again.
  window.addEventListener('pageshow', look)
  return () => window.removeEventListener('pageshow', look)
}
