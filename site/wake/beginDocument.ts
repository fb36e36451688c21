import { subscribe } from 'valtio/vanilla'
import { startSession } from '../account/startSession.ts'
import { alerts } from '../shell/alerts.ts'
import { carryAlerts } from '../shell/carriedAlerts.ts'
import { sendUnsent } from './sendUnsent.ts'
import { speakAsDocument } from './speakAsDocument.ts'
import { wakeIsland } from './wakeIsland.ts'

let hasBegun = false

/** Restores what the device and the previous page have stored, once per document, before the first island wakes. */
export function beginDocument(): void {
  if (hasBegun) return
  hasBegun = true
  speakAsDocument()
  // An alert may be added while every island still sleeps.
  subscribe(alerts, () => wakeIsland('Alerts'))
  carryAlerts()
  startSession()
  sendUnsent()
}
