import { proxy } from 'valtio/vanilla'
import { ALERT_MS } from '../../worker/contract/limits.ts'

export type AlertKind = 'info' | 'success' | 'error'

/** Something to do about it, or a page of ours where that is done. */
export type AlertAction = { label: string } & ({ run: () => void } | { href: string })

export interface NewAlert {
  kind: AlertKind
  text: string
  /** How long it stays; 5 s when left out. */
  durationMs?: number
  action?: AlertAction
}

export interface AlertItem {
  id: number
  kind: AlertKind
  text: string
  /** Null: stays until dismissed. */
  durationMs: number | null
  action: AlertAction | null
}

export interface Alerts {
  lastId: number
  items: AlertItem[]
}

/** The most alerts on the screen; the oldest makes room. */
const MAX_ALERTS = 4

/** In the Worker, and before anything was said. */
export const NO_ALERTS: Readonly<Alerts> = { lastId: 0, items: [] }

/** What is on the screen. What follows changes it, in the browser alone. */
export const alerts: Alerts = proxy({ ...NO_ALERTS })

/** Shows an alert and returns its id; the same words again take the place of those on the screen. */
export function addAlert({ kind, text, durationMs, action }: NewAlert): number {
  alerts.lastId += 1
  const staysPut = kind === 'error' && action !== undefined && durationMs === undefined
  const others = alerts.items.filter((item) => item.kind !== kind || item.text !== text)
  alerts.items = [
    ...others.slice(-(MAX_ALERTS - 1)),
    {
      id: alerts.lastId,
      kind,
      text,
      durationMs: staysPut ? null : (durationMs ?? ALERT_MS),
      action: action ?? null,
    },
  ]
  return alerts.lastId
}

/** Takes an alert off the screen; one that is gone already is no error. */
export function removeAlert(id: number): void {
  alerts.items = alerts.items.filter((item) => item.id !== id)
}
