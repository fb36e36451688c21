import { startSession } from '../account/session.ts'
import { carryAlerts } from '../shell/carriedAlerts.ts'

let hasBegun = false

/**
 * Takes over what the device and the page before remember, for all islands of this document: once, before the first wakes.
 */
export function beginDocument(): void {
  if (hasBegun) return
  hasBegun = true
  carryAlerts()
  startSession()
}
