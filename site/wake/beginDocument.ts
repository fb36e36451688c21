import { startSession } from '../account/startSession.ts'
import { carryAlerts } from '../shell/carriedAlerts.ts'
import { sendUnsent } from './sendUnsent.ts'
import { speakAsDocument } from './speakAsDocument.ts'

let hasBegun = false

/**
 * Takes over what the device and the page before remember, for all islands of this document: once, before the first wakes.
 */
export function beginDocument(): void {
  if (hasBegun) return
  hasBegun = true
  speakAsDocument()
  carryAlerts()
  startSession()
  sendUnsent()
}
