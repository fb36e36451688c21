import { readStored, store } from '../device/storage.ts'
import { addAlert, alerts, type NewAlert } from './alerts.ts'
import { CARRIED_ALERTS } from './storedKeys.ts'

/** Shows the previous page's last alerts, and leaves this page's alerts to the next one. */
export function carryAlerts(): void {
  for (const alert of takeCarried()) if (!leadsHere(alert)) addAlert(alert)
  window.addEventListener('pagehide', () => {
    const carried = alerts.items.flatMap(({ kind, text, action }): NewAlert[] => {
      if (action === null) return [{ kind, text }]
      // An action that is a function works only on this page.
      return 'href' in action ? [{ kind, text, action }] : []
    })
    if (carried.length > 0) store(CARRIED_ALERTS, JSON.stringify(carried), 'sessionStorage')
  })
}

/** Whether its link is to this page, which then says the same itself. */
function leadsHere({ action }: NewAlert): boolean {
  if (action === undefined || !('href' in action)) return false
  return new URL(action.href, location.href).pathname === location.pathname
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
