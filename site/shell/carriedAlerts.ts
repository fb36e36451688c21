import { readStored, store } from '../device/storage.ts'
import { addAlert, alerts, type NewAlert } from './alerts.ts'
import { CARRIED_ALERTS } from './storedKeys.ts'

/** Shows what the page before this one said last, and leaves to the next page what this one says. */
export function carryAlerts(): void {
  for (const alert of takeCarried()) addAlert(alert)
  window.addEventListener('pagehide', () => {
    // What can be done about an alert is a function of its page.
    const said = alerts.items.filter(({ action }) => action === null)
    const carried = said.map(({ kind, text }): NewAlert => ({ kind, text }))
    if (carried.length > 0) store(CARRIED_ALERTS, JSON.stringify(carried), 'sessionStorage')
  })
}

function takeCarried(): NewAlert[] {
  const text = readStored(CARRIED_ALERTS, 'sessionStorage')
  store(CARRIED_ALERTS, null, 'sessionStorage')
  try {
    // A page of this site wrote it.
    return JSON.parse(text ?? '[]')
  } catch {
    return []
  }
}
