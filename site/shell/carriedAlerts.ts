import { readStoredJson, store } from '../device/storage.ts'
import { type AlertItem, addAlert, alerts, type NewAlert } from './alerts.ts'
import { CARRIED_ALERTS } from './storedKeys.ts'

/** Shows the previous page's last alerts, and leaves this page's alerts to the next one. */
export function carryAlerts(): void {
  for (const alert of takeCarried()) if (!leadsHere(alert)) addAlert(alert)
  window.addEventListener('pagehide', () => {
    const carried = alerts.items.flatMap((item) => toCarry(item, Date.now()))
    if (carried.length > 0) store(CARRIED_ALERTS, JSON.stringify(carried), 'sessionStorage')
  })
}

/** The alert for the time that is left of it. */
function toCarry({ kind, text, action, durationMs, addedAt }: AlertItem, now: number): NewAlert[] {
  const left = durationMs === null ? undefined : durationMs - (now - addedAt)
  // An action that is a function works only on this page, and a note without an action is about this page.
  const isOfPage = action ? 'run' in action : kind === 'info'
  return isOfPage || (left ?? 1) <= 0 ? [] : [{ kind, text, action, durationMs: left }]
}

/** Whether its link is to this page, which then says the same itself. */
function leadsHere({ action }: NewAlert): boolean {
  if (!action || !('href' in action)) return false
  return new URL(action.href, location.href).pathname === location.pathname
}

function takeCarried(): NewAlert[] {
  // Only this site writes it.
  const found = readStoredJson(CARRIED_ALERTS, 'sessionStorage') as NewAlert[] | null
  store(CARRIED_ALERTS, null, 'sessionStorage')
  return found ?? []
}
