import { type Alerts, addAlert } from '../../shell/alerts.ts'
import type { Find } from '../findState.ts'
import { goTo } from '../searching.ts'

const DENIED = 1
const TIMEOUT_MS = 15_000
const DENIED_TEXT = 'This requires location to be shared!'
const UNKNOWN_TEXT = 'Error retrieving your location, please try a city or zipcode instead'

/**
 * Asks the browser where the visitor is and searches there, unless they have searched elsewhere by then. A refusal is always
 * told; that the place is not to be found only to those who asked for it by `isAsked`.
 */
export function searchHereabouts(find: Find, alerts: Alerts, isAsked: boolean): void {
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
      // Nothing has failed: a visitor may say no, and can search by words.
      if (error.code === DENIED) addAlert(alerts, { kind: 'info', text: DENIED_TEXT })
      else if (isAsked) addAlert(alerts, { kind: 'error', text: UNKNOWN_TEXT })
    },
    { enableHighAccuracy: false, timeout: TIMEOUT_MS, maximumAge: 60_000 },
  )
}
