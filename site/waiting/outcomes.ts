import { t, to } from '../../languages/t.ts'
import type { Restaurant } from '../../worker/contract/restaurant.ts'
import { addAlert, removeAlertsSaying } from '../shell/alerts.ts'
import type { Refusal, WaitingChange } from './waiting.ts'

/** The result of sending a change. */
export interface Outcome {
  change: WaitingChange
  result: { saved: Restaurant } | { refusal: Refusal }
}

const listeners = new Set<(outcome: Outcome) => void>()
let otherTabs: BroadcastChannel | null = null

/** Created on first use, because the Worker has no tabs. */
function openTabs(): BroadcastChannel {
  otherTabs ??= new BroadcastChannel('waiting')
  return otherTabs
}

/** Calls back with the result of each change, whichever tab sends it; returns a function that stops it. */
export function watchSent(listener: (outcome: Outcome) => void): () => void {
  listeners.add(listener)
  openTabs().onmessage = ({ data }: MessageEvent<Outcome>) => notifyListeners(data)
  return () => void listeners.delete(listener)
}

function notifyListeners(outcome: Outcome): void {
  for (const listener of listeners) listener(outcome)
}

export function broadcast(outcome: Outcome): void {
  notifyListeners(outcome)
  openTabs().postMessage(outcome)
}

/** Said when a change has to wait, and no longer true once none does. */
export const waits = (): string =>
  t('It has not reached Sprig yet: it waits on this device and is sent later.')

/**
 * One alert for all sent changes comes first, so that refusals stay on the screen. `isAll`: nothing else waits to be sent.
 */
export function showOutcomes(outcomes: readonly Outcome[], isAll: boolean): void {
  if (isAll) removeAlertsSaying(waits())
  const sent = outcomes.filter(({ result }) => 'saved' in result)
  const [name, other] = new Set(sent.map(({ change }) => change.name))
  if (name !== undefined) {
    const text =
      other === undefined
        ? t('What waited for {name} was sent.', { name })
        : t('What waited for {name} and others was sent.', { name })
    addAlert({ kind: 'success', text })
  }
  for (const { change, result } of outcomes) {
    if ('refusal' in result) showRefusal(change, result.refusal)
  }
}

function showRefusal({ id, name, kind }: WaitingChange, refusal: Refusal): void {
  if (refusal.status === 412 && kind === 'edit') {
    const text = t('{name}: somebody else changed it while your change waited.', { name })
    addAlert({ kind: 'error', text, action: { label: t('Compare'), href: to(`/${id}/edit`) } })
    return
  }
  const text = t('What waited for {name} was not taken: {reason}', { name, reason: refusal.said })
  addAlert({ kind: 'error', text, action: { label: t('What waits'), href: to('/offline') } })
}
