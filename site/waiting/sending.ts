import { t, to } from '../../languages/t.ts'
import type { Restaurant } from '../../worker/contract/restaurant.ts'
import { auth, signOut } from '../account/auth.ts'
import { ApiError } from '../api/client.ts'
import { confirmRestaurant, putRestaurant } from '../api/restaurantEdits.ts'
import { noteChange } from '../device/changedRestaurants.ts'
import { coalesce } from '../device/coalesce.ts'
import { readStored, readStoredJson, store } from '../device/storage.ts'
import { readWaitingMark } from '../device/waitingMark.ts'
import { addAlert } from '../shell/alerts.ts'
import { herePath, loginPath } from '../shell/returnPath.ts'
import { findArrived } from './attempts.ts'
import { inOneTab } from './inOneTab.ts'
import {
  changeWaiting,
  ensureOwner,
  markWaiting,
  ownerOfWaiting,
  type Refusal,
  readWaiting,
  type WaitingChange,
  type WaitingEdit,
} from './waiting.ts'

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

/**
 * Sends the waiting changes in order. Those that cannot be sent stay for a later try, also by the next page
 * (`wake/sendUnsent.ts`).
 */
export const sendWaiting = coalesce(async () => {
  const owner = ownerOfWaiting()
  if (owner === '') return
  try {
    await inOneTab(() => sendAll(owner))
  } catch {
    // Without a session the user has to log in; after a logout nothing is left to send.
    if (auth.token === null && readWaitingMark(owner).unsent > 0) askToLogInAgain()
  }
})

async function sendAll(owner: string): Promise<void> {
  const outcomes: Outcome[] = []
  for (;;) {
    const all = await readWaiting(owner)
    const next = all.find(({ refusal }) => refusal === null)
    // On a full device, unstored changes are lost with their page, so the count is corrected.
    if (next === undefined && readWaitingMark(owner).unsent > 0) markWaiting(owner, all)
    if (next === undefined) break
    ensureOwner(owner)
    const result = await tryCall(() => send(next))
    if (result === null) break
    if ('refusal' in result && result.refusal.status === 412) {
      const found = await tryCall(() =>
        findArrived(next.id, earlierAttempts(next), { quiet: true }),
      )
      if (found === null) break
      if ('saved' in found && found.saved !== null) {
        const { restaurant: saved, tried: change } = found.saved
        await settle(owner, change, saved)
        broadcast({ change, result: { saved } })
        if (isNextAfter(next.version, saved)) continue
      }
    }
    if ('saved' in result) await settle(owner, next, result.saved)
    else await keepRefused(owner, next, result.refusal)
    outcomes.push({ change: next, result })
    broadcast({ change: next, result })
  }
  showOutcomes(outcomes)
}

function broadcast(outcome: Outcome): void {
  notifyListeners(outcome)
  openTabs().postMessage(outcome)
}

/** The tries before this edit; they leave the draft. */
function earlierAttempts(change: WaitingChange): WaitingEdit[] {
  if (change.kind !== 'edit') return []
  const { before = [], ...edit } = change
  return before
    .filter(({ version }) => version === change.version)
    .map((tried) => ({ ...edit, ...tried, draft: { ...edit.draft, text: '' } }))
}

/** The result of a call; null: not known yet. */
async function tryCall<T>(
  call: () => Promise<T>,
): Promise<{ saved: T } | { refusal: Refusal } | null> {
  const { token } = auth
  try {
    return { saved: await call() }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (isPassing(error)) return null
    if (error.status !== 401) return { refusal: { status: error.status, said: error.message } }
    // With a newer session, a later try sends it.
    if (auth.token === token) {
      signOut()
      askToLogInAgain()
    }
    return null
  }
}

/** A lost connection, a network's login page, a slow or busy server: a later try may succeed. */
export const isPassing = ({ status, items }: ApiError) =>
  items.length === 0 || status === 0 || status === 408 || status === 429 || status >= 500

function send(change: WaitingChange): Promise<Restaurant> {
  const { id, key, version } = change
  if (change.kind === 'confirm') return confirmRestaurant(id, { version, quiet: true })
  return putRestaurant(id, change.body, { version, key, quiet: true })
}

/**
 * Whether a restaurant is the direct result of a change to `version`. For a known idempotency key, the server answers with later
 * changes included.
 */
export const isNextAfter = (version: number, saved: Restaurant): boolean =>
  saved.version <= version + 1

/**
 * Removes a sent change. After an edit, other waiting changes and newer drafts of the restaurant, made on the same version by the
 * same user, are rebased on the saved one. A confirmation writes no version: a newer one is somebody else's.
 */
async function settle(owner: string, sent: WaitingChange, saved: Restaurant): Promise<void> {
  const { id, key, version } = sent
  const draft = sent.kind === 'edit' ? settleDraft(sent, saved) : null
  const goOn = (one: WaitingChange): WaitingChange => {
    if (sent.kind !== 'edit' || !isNextAfter(version, saved)) return one
    if (one.id !== id || one.version !== version) return one
    if (one.kind !== 'edit' || one.draft.text !== draft?.before)
      return { ...one, version: saved.version }
    return { ...one, version: saved.version, draft: { ...one.draft, text: draft.after } }
  }
  await changeWaiting(owner, (all) => all.filter((one) => one.key !== key).map(goOn))
  noteChange(id, saved)
  if (sent.kind === 'edit') renewCopies(saved)
}

/**
 * Removes the sent draft; if more was typed since, rebases the draft on the saved restaurant, or on what was sent when others have
 * changed that since, so that the form tells theirs from one's own.
 */
function settleDraft(
  { draft: { key, text }, id, version, body }: WaitingEdit,
  saved: Restaurant,
): { before: string; after: string } | null {
  const before = readStored(key)
  if (before === text) store(key, null)
  if (before === null || before === text) return null
  const typed = readStoredJson(key) as { base?: { version?: number } } | null
  if (typed?.base?.version !== version) return null
  const sent: Restaurant = { ...body, _id: id, version: version + 1 }
  const base = isNextAfter(version, saved) ? saved : sent
  const after = JSON.stringify({ ...typed, base })
  store(key, after)
  return { before, after }
}

/** Loaded only now, because sending is part of every page. */
export function renewCopies(saved: Restaurant): void {
  import('../kept/keptAreas.ts').then(({ renewKept }) => renewKept(saved)).catch(() => undefined)
}

/** Keeps a refused change until the user has seen why. */
async function keepRefused(owner: string, change: WaitingChange, refusal: Refusal): Promise<void> {
  await changeWaiting(owner, (all) =>
    all.map((one) => (one.key === change.key ? { ...one, refusal } : one)),
  )
}

/** One alert for all sent changes comes first, so that refusals stay on the screen. */
function showOutcomes(outcomes: readonly Outcome[]): void {
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

function askToLogInAgain(): void {
  addAlert({
    kind: 'error',
    text: t('Log in again, and what waits on this device is sent.'),
    action: { label: t('Log in'), href: to(loginPath(herePath())) },
  })
}
