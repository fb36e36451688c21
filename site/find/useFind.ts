import { useSnapshot } from 'valtio'
import { useServices } from '../services.ts'
import type { Find, FindState } from './findState.ts'

/** The main view's store: a snapshot to draw from, the store itself for callbacks. */
export function useFind(): { find: Find; shown: Readonly<FindState> } {
  const { find } = useServices()
  return { find, shown: useSnapshot(find.state) as Readonly<FindState> }
}
