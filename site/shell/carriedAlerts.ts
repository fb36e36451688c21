import { readStored, store } from '../device/storage.ts'
import { addAlert, alerts, type NewAlert } from './alerts.ts'
import { CARRIED_ALERTS } from './storedKeys.ts'

/** Shows what the page before this one said last, and leaves to the next page what this one says. */
export function carryAlerts(): void {
  for (const alert of takeCarried()) addAlert(alert)
  window.addEventListener('pagehide', () => {
    const carried = alerts.items.flatMap(({ kind, text, action }): NewAlert[] => {
      if (action === null) return [{ kind, text }]
      // What only this page can do about it is a function.
      return 'href' in action ? [{ kind, text, action }] : []
    })
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
