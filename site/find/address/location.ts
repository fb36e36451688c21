import { type Alerts, addAlert } from '../../shell/alerts.ts'
import type { Find } from '../findState.ts'
import { goTo } from '../searching.ts'

const DENIED = 1
const TIMEOUT_MS = 15_000

/** Asks the browser where the visitor is and searches there, unless they have searched elsewhere by then. */
export function searchHereabouts(find: Find, alerts: Alerts): void {
  const { state } = find
  if (!('geolocation' in navigator)) return
  state.locating = true
  const { turn } = find.kept
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      state.locating = false
      state.here = { lat: coords.latitude, lng: coords.longitude }
      if (find.kept.turn === turn) goTo(find, state.here, '')
    },
    (error) => {
      state.locating = false
      if (error.code === DENIED) {
        addAlert(alerts, { kind: 'error', text: 'This requires location to be shared!' })
      }
    },
    { enableHighAccuracy: false, timeout: TIMEOUT_MS, maximumAge: 60_000 },
  )
}
