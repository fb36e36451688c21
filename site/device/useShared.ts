import { useCallback, useSyncExternalStore } from 'react'
import { snapshot, subscribe } from 'valtio/vanilla'

/**
 * Draws from state that all islands of a document share. It is in a module and changes only in the browser. The Worker draws
 * `untouched`, and so does each island first, however late it wakes: hydration must start from what the Worker drew.
 */
export function useShared<T extends object>(state: T, untouched: Readonly<T>): Readonly<T> {
  return useSyncExternalStore(
    // Synchronous, because a field whose state came later would jump back for a moment.
    useCallback((onChange) => subscribe(state, onChange, true), [state]),
    () => snapshot(state) as Readonly<T>,
    () => untouched,
  )
}
