import { readStored, store } from '../device/storage.ts'
import { addAlert, alerts, type NewAlert } from './alerts.ts'
import { CARRIED_ALERTS } from './storedKeys.ts'

/** Shows the previous page's last alerts, and leaves this page's alerts to the next one. */
export function carryAlerts(): void {
  for (const alert of takeCarried()) addAlert(alert)
  window.addEventListener('pagehide', () => {
    const carried = alerts.items.flatMap(({ kind, text, action }): NewAlert[] => {
      if (action === null) return [{ kind, text }]
      // An action that is a function works only on this page.
      return 'href' in action ? [{ kind, text, action }] : []
    })
    if (carried.length > 0) store(CARRIED_ALERTS, JSON.stringify(carried), 'sessionStorage')
  })
}

function takeCarried(): NewAlert[] {
  const text = readStored(CARRIED_ALERTS, 'sessionStorage')
  store(CARRIED_ALERTS, null, 'sessionStorage')
  try {
    // Only this site writes it.
    return JSON.parse(text ?? '[]')
  } catch {
    return []
  }
}
