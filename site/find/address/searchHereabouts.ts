import { t } from '../../../languages/t.ts'
import { ASKING, type NoPosition, readPosition } from '../../device/position/position.ts'
import { noteHere } from '../../device/position/whereabouts.ts'
import { addAlert } from '../../shell/alerts.ts'
import type { Find } from '../findState.ts'
import { goTo } from '../moving.ts'

/**
 * Asks the browser where the visitor is and searches there, however late the answer, unless they have gone elsewhere by then. A
 * refusal is always shown. An unknown position, or a browser that waits for an answer, is shown only to a visitor who asked for
 * it (`isAsked`).
 */
export async function searchHereabouts(find: Find, isAsked: boolean): Promise<void> {
  const { state, calls } = find
  const giveUp = ({ isDenied, problem }: NoPosition) => {
    state.locating = false
    // A refusal is no failure: the visitor can search by words.
    if (isAsked || isDenied) addAlert({ kind: isDenied ? 'info' : 'error', text: problem })
  }
  state.locating = true
  const found = await calls.run('place', (signal) =>
    readPosition(false, {
      onAsking: () => {
        if (signal.aborted) return
        // The browser's question may have been closed without an answer, so the visitor can ask again.
        state.locating = false
        if (isAsked) addAlert({ kind: 'info', text: t(ASKING) })
      },
      onStillOpen: (none) => {
        if (!signal.aborted) giveUp(none)
      },
    }),
  )
  if (found === null) return
  if ('problem' in found) return giveUp(found)
  noteHere(found)
  goTo(find, found, '')
}
