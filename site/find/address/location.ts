import { readPosition } from '../../device/position.ts'
import { type Alerts, addAlert } from '../../shell/alerts.ts'
import type { Find } from '../findState.ts'
import { goTo } from '../moving.ts'

/**
 * Asks the browser where the visitor is and searches there, unless they have gone elsewhere by then. A refusal is always
 * told; that the place is not to be found only to those who asked for it by `isAsked`.
 */
export async function searchHereabouts(
  find: Find,
  alerts: Alerts,
  isAsked: boolean,
): Promise<void> {
  const { state, calls } = find
  state.locating = true
  const found = await calls.run('place', () => readPosition(false))
  if (found === null) return
  state.locating = false
  if ('lat' in found) {
    state.here = found
    goTo(find, found, '')
  } else if (isAsked || found.isDenied) {
    // Nothing has failed: a visitor may say no, and can search by words.
    addAlert(alerts, { kind: found.isDenied ? 'info' : 'error', text: found.problem })
  }
}
