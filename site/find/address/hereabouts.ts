import { to } from '../../../languages/t.ts'
import { addAlert } from '../../shell/alerts.ts'
import type { Find } from '../findState.ts'
import { checkLine, noLine } from '../noLine.ts'

/**
 * As `searchHereabouts`, whose script comes when it is first needed. Who has gone somewhere meanwhile stays there; who
 * asked for it hears that it did not come.
 */
export async function goHereabouts(find: Find, isAsked: boolean): Promise<void> {
  const { state, calls } = find
  const { visit } = state
  try {
    const { searchHereabouts } = await import('./location.ts')
    const isElsewhere = state.visit !== visit || (!isAsked && calls.isRunning('place'))
    if (!isElsewhere) await searchHereabouts(find, isAsked)
  } catch {
    if (isAsked) addAlert({ kind: 'error', text: `${noLine()} ${checkLine()}` })
  }
}

/** On the home path without a place in the address, the browser is asked where the visitor is. */
export function askAtHome(find: Find): void {
  const { pathname, search } = window.location
  if (pathname !== to('/') || new URLSearchParams(search).has('lat')) return
  // By now the visitor may have gone somewhere, or be looking for a place.
  if (find.state.centre || find.calls.isRunning('place')) return
  void goHereabouts(find, false)
}
