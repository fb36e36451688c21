import { t, to } from '../../languages/t.ts'
import type { Restaurant } from '../../worker/contract/restaurant.ts'
import { auth, signOut } from '../account/auth.ts'
import { ApiError } from '../api/client.ts'
import { confirmRestaurant, putRestaurant } from '../api/restaurantEdits.ts'
import { noteChange } from '../device/changedRestaurants.ts'
import { inTurns } from '../device/inTurns.ts'
import { readStored, store } from '../device/storage.ts'
import { readWaitingMark } from '../device/waitingMark.ts'
import { addAlert } from '../shell/alerts.ts'
import { herePath, loginPath } from '../shell/returnPath.ts'
import {
  changeWaiting,
  ensureOwner,
  ownerOfWaiting,
  type Refusal,
  readWaiting,
  type WaitingChange,
} from './waiting.ts'

/** What became of a change that was sent. */
export interface Outcome {
  change: WaitingChange
  result: { saved: Restaurant } | { refusal: Refusal }
}

const listeners = new Set<(outcome: Outcome) => void>()
let otherTabs: BroadcastChannel | null = null

/** Made when first used: in the Worker there are no tabs. */
function openTabs(): BroadcastChannel {
  otherTabs ??= new BroadcastChannel('waiting')
  return otherTabs
}

/** Calls back with what becomes of changes, whichever tab sends them; returns how to stop. */
export function watchSent(hear: (outcome: Outcome) => void): () => void {
  listeners.add(hear)
  openTabs().onmessage = ({ data }: MessageEvent<Outcome>) => tellHere(data)
  return () => void listeners.delete(hear)
}

function tellHere(outcome: Outcome): void {
  for (const hear of listeners) hear(outcome)
}

/**
 * Sends what waits, in order. What cannot be sent stays: it is tried again when the line is back, and by the next page
 * (`wake/sendUnsent.ts`).
 */
export const sendWaiting = inTurns(async () => {
  const owner = ownerOfWaiting()
  if (owner === '') return
  try {
    // One tab at a time: two would send the same.
    await navigator.locks.request('waiting', () => sendAll(owner))
  } catch {
    // The session has ended by now; who has logged out has left nothing.
    if (auth.token === null && readWaitingMark(owner).unsent > 0) askToLogIn()
  }
})

async function sendAll(owner: string): Promise<void> {
  for (;;) {
    const next = (await readWaiting(owner)).find(({ refusal }) => refusal === null)
    if (next === undefined) return
    ensureOwner(owner)
    const result = await send(next)
    if (result === null) return
    if ('saved' in result) await settle(owner, next, result.saved)
    else await keepRefused(owner, next, result.refusal)
    tellHere({ change: next, result })
    openTabs().postMessage({ change: next, result })
  }
}

/** A line that is lost again, too slow or too busy a server: another time it works. */
const isPassing = (status: number) =>
  status === 0 || status === 408 || status === 429 || status >= 500

/** Null: nobody knows yet. */
async function send(change: WaitingChange): Promise<Outcome['result'] | null> {
  const { token } = auth
  try {
    return { saved: await call(change) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, message } = error
    if (status !== 401) return isPassing(status) ? null : { refusal: { status, said: message } }
    if (auth.token === token) signOut()
    askToLogIn()
    return null
  }
}

function call(change: WaitingChange): Promise<Restaurant> {
  const { id, key, version } = change
  if (change.kind === 'confirm') return confirmRestaurant(id, { version, quiet: true })
  return putRestaurant(id, change.body, { version, key, quiet: true })
}

/** It arrived. What else waits of the restaurant was made by the same person on the version before. */
async function settle(owner: string, sent: WaitingChange, saved: Restaurant): Promise<void> {
  const { id, key, version, name } = sent
  await changeWaiting(owner, (all) =>
    all
      .filter((one) => one.key !== key)
      .map((one) =>
        one.id === id && one.version === version ? { ...one, version: saved.version } : one,
      ),
  )
  if (sent.kind === 'edit' && readStored(sent.draft.key) === sent.draft.text) {
    store(sent.draft.key, null)
  }
  noteChange(id, saved)
  addAlert({ kind: 'success', text: t('What waited for {name} was sent.', { name }) })
}

/** It stays until whoever made it has seen why. */
async function keepRefused(owner: string, change: WaitingChange, refusal: Refusal): Promise<void> {
  await changeWaiting(owner, (all) =>
    all.map((one) => (one.key === change.key ? { ...one, refusal } : one)),
  )
  const { id, name, kind } = change
  if (refusal.status === 412 && kind === 'edit') {
    const text = t('{name}: somebody else changed it while your change waited.', { name })
    addAlert({ kind: 'error', text, action: { label: t('Compare'), href: to(`/${id}/edit`) } })
    return
  }
  const text = t('What waited for {name} was not taken: {reason}', { name, reason: refusal.said })
  addAlert({ kind: 'error', text, action: { label: t('What waits'), href: to('/offline') } })
}

function askToLogIn(): void {
  addAlert({
    kind: 'error',
    text: t('Log in again, and what waits on this device is sent.'),
    action: { label: t('Log in'), href: to(loginPath(herePath())) },
  })
}
