import { auth } from '../account/auth.ts'
import { startSession } from '../account/startSession.ts'
import { readSavedIds } from '../device/savedIds.ts'
import { carryAlerts } from '../shell/carriedAlerts.ts'
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
  sendSaved()
}

/** What was saved without a line, or without an account, goes into the account. */
function sendSaved(): void {
  if (auth.token === null || !readSavedIds().isUnsent) return
  import('../saved/syncing.ts').then(
    ({ syncSaved }) => syncSaved(),
    () => undefined,
  )
}
