import { createContext, useContext, useSyncExternalStore } from 'react'
import { snapshot, useSnapshot } from 'valtio'
import type { Find, FindState } from './findState.ts'

export const FindContext = createContext<Find | null>(null)

/** The main view's store for callbacks, for components that draw nothing from it. */
export function useFindStore(): Find {
  const find = useContext(FindContext)
  if (!find) throw new Error('The component is not inside a FindContext')
  return find
}

/** The main view's store: a snapshot to draw from, the store itself for callbacks. */
export function useFind(): { find: Find; shown: Readonly<FindState> } {
  const find = useFindStore()
  const now = useSnapshot(find.state)
  return { find, shown: useIsLate(find) ? find.drawn : now }
}

/** Whether the store has changed since the Worker drew the island that now hydrates. */
function useIsLate({ state, drawn }: Find): boolean {
  return useSyncExternalStore(neverChanges, isAwake, () => snapshot(state) !== drawn)
}

const neverChanges = () => () => {}
const isAwake = () => false
