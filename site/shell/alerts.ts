import { proxy } from 'valtio/vanilla'
import { ALERT_MS } from '../../worker/contract/limits.ts'

type AlertKind = 'info' | 'success' | 'error'

/** An action for the alert, or a link to a page of ours for it. */
export type AlertAction = { label: string } & ({ run: () => void } | { href: string })

export interface NewAlert {
  kind: AlertKind
  text: string
  /** How long it stays; default 5 s. */
  durationMs?: number | undefined
  action?: AlertAction | null
}

export interface AlertItem {
  id: number
  kind: AlertKind
  text: string
  /** Null: stays until dismissed. */
  durationMs: number | null
  addedAt: number
  action: AlertAction | null
}

export interface Alerts {
  lastId: number
  items: readonly AlertItem[]
}

/** The maximum on the screen; the oldest is removed. */
const MAX_ALERTS = 4

/** The state in the Worker, and before the first alert. */
export const NO_ALERTS: Readonly<Alerts> = { lastId: 0, items: [] }

/** The alerts on the screen. Only functions of this file change it, and only in the browser. */
export const alerts: Alerts = proxy({ ...NO_ALERTS })

/** Shows an alert and returns its id; one with the same text is replaced. */
export function addAlert({ kind, text, durationMs, action = null }: NewAlert): number {
  alerts.lastId += 1
  const staysPut = kind === 'error' && action !== null && durationMs === undefined
  const others = alerts.items.filter((item) => item.kind !== kind || item.text !== text)
  alerts.items = [
    ...others.slice(-(MAX_ALERTS - 1)),
    {
      id: alerts.lastId,
      kind,
      text,
      durationMs: staysPut ? null : (durationMs ?? ALERT_MS),
      addedAt: Date.now(),
      action,
    },
  ]
  return alerts.lastId
}

/** Removes an alert, if it is still there. */
export function removeAlert(id: number): void {
  alerts.items = alerts.items.filter((item) => item.id !== id)
}

/** Removes the alerts of this text, such as one that no longer holds. */
export function removeAlertsSaying(text: string): void {
  alerts.items = alerts.items.filter((item) => item.text !== text)
}
