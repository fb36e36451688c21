import { to } from '../../../languages/t.ts'
import { addAlert } from '../../shell/alerts.ts'
import { notLoaded } from '../connectionProblem.ts'
import type { Find } from '../findState.ts'

/**
 * Loads the script of `searchHereabouts` on demand and runs it, unless the visitor has gone elsewhere meanwhile. A visitor who
 * asked for it is told if the script does not load.
 */
export async function goHereabouts(find: Find, isAsked: boolean): Promise<void> {
  const { state, calls } = find
  const { visit } = state
  try {
    const module = await import('./searchHereabouts.ts')
    const isElsewhere = state.visit !== visit || (!isAsked && calls.isRunning('place'))
    if (!isElsewhere) await module.searchHereabouts(find, isAsked)
  } catch {
    if (isAsked) addAlert({ kind: 'error', text: notLoaded() })
  }
}

/** On the home page without a place in the address, asks the browser where the visitor is. */
export function askAtHome(find: Find): void {
  const { pathname, search } = window.location
  if (pathname !== to('/') || new URLSearchParams(search).has('lat')) return
  // By now the visitor may have gone to a place, or be looking for one.
  if (find.state.centre || find.calls.isRunning('place')) return
  void goHereabouts(find, false)
}
