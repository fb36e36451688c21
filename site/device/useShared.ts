import { useCallback, useSyncExternalStore } from 'react'
import { snapshot, subscribe } from 'valtio/vanilla'

/**
 * State that all islands of a document share, to draw from. It stands in a module and changes in the browser alone. The
 * Worker draws `untouched`, and so does each island first, however late it wakes: it must begin as the Worker drew it.
 */
export function useShared<T extends object>(state: T, untouched: Readonly<T>): Readonly<T> {
  return useSyncExternalStore(
    // At once: a field whose state came later would jump back for a moment.
    useCallback((onChange) => subscribe(state, onChange, true), [state]),
    () => snapshot(state) as Readonly<T>,
    () => untouched,
  )
}
