import { subscribe } from 'valtio/vanilla'
import { startSession } from '../account/startSession.ts'
import { alerts } from '../shell/alerts.ts'
import { carryAlerts } from '../shell/carriedAlerts.ts'
import { sendUnsent } from './sendUnsent.ts'
import { speakAsDocument } from './speakAsDocument.ts'
import { wakeIsland } from './wakeIsland.ts'

let hasBegun = false

/**
 * Takes over what the device and the page before remember, for all islands of this document: once, before the first wakes.
 */
export function beginDocument(): void {
  if (hasBegun) return
  hasBegun = true
  speakAsDocument()
  // Something may be said while every island sleeps.
  subscribe(alerts, () => wakeIsland('Alerts'))
  carryAlerts()
  startSession()
  sendUnsent()
}
