import { t } from '../../../languages/t.ts'
import { ASKING, type NoPosition, readPosition } from '../../device/position.ts'
import { noteHere } from '../../device/whereabouts.ts'
import { addAlert } from '../../shell/alerts.ts'
import type { Find } from '../findState.ts'
import { goTo } from '../moving.ts'

/**
 * Asks the browser where the visitor is and searches there, however late the answer, unless they have gone elsewhere by
 * then. A refusal is always told; that the place is not to be found, or that the browser waits for an answer, only to
 * those who asked for it by `isAsked`.
 */
export async function searchHereabouts(find: Find, isAsked: boolean): Promise<void> {
  const { state, calls } = find
  const giveUp = ({ isDenied, problem }: NoPosition) => {
    state.locating = false
    // Nothing has failed when a visitor says no: they can search by words.
    if (isAsked || isDenied) addAlert({ kind: isDenied ? 'info' : 'error', text: problem })
  }
  state.locating = true
  const found = await calls.run('place', (signal) =>
    readPosition(false, {
      onAsking: () => {
        if (signal.aborted) return
        // The question may be gone from the screen, unanswered: then it can be asked again.
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
