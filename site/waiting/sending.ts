import { t, to } from '../../languages/t.ts'
import type { Restaurant } from '../../worker/contract/restaurant.ts'
import { auth, currentUserId, signOut } from '../account/auth.ts'
import { ensureUser } from '../account/ensureUser.ts'
import { ApiError, isPassing } from '../api/client.ts'
import { confirmRestaurant, putRestaurant } from '../api/restaurantEdits.ts'
import { coalesce } from '../device/coalesce.ts'
import { inOneTab } from '../device/inOneTab.ts'
import { readWaitingMark } from '../device/waitingMark.ts'
import { addAlert } from '../shell/alerts.ts'
import { herePath, loginPath } from '../shell/returnPath.ts'
import { findArrived } from './attempts.ts'
import { broadcast, type Outcome, showOutcomes } from './outcomes.ts'
import { isNextAfter, keepRefused, settle } from './settling.ts'
import {
  markWaiting,
  type Refusal,
  readWaiting,
  type WaitingChange,
  type WaitingEdit,
} from './waiting.ts'

/**
 * Sends the waiting changes in order. Those that cannot be sent stay for a later try, also by the next page
 * (`wake/sendUnsent.ts`).
 */
export const sendWaiting = coalesce(async () => {
  const userId = currentUserId()
  if (userId === '') return
  try {
    await inOneTab('waiting', () => sendAll(userId))
  } catch {
    // Without a session the user has to log in; after a logout nothing is left to send.
    if (auth.token === null && readWaitingMark(userId).unsent > 0) askToLogInAgain()
  }
})

async function sendAll(userId: string): Promise<void> {
  const outcomes: Outcome[] = []
  for (;;) {
    const next = await nextUnsent(userId)
    if (next === null) break
    ensureUser(userId)
    const result = await tryCall(() => send(next))
    if (result === null) break
    if ('refusal' in result && result.refusal.status === 412) {
      const earlier = await settleEarlier(userId, next)
      if (earlier === 'unknown') break
      if (earlier === 'rebased') continue
    }
    if ('saved' in result) await settle(userId, next, result.saved)
    else await keepRefused(userId, next, result.refusal)
    outcomes.push({ change: next, result })
    broadcast({ change: next, result })
  }
  showOutcomes(outcomes, readWaitingMark(userId).unsent === 0)
}

async function nextUnsent(userId: string): Promise<WaitingChange | null> {
  const all = await readWaiting(userId)
  const next = all.find(({ refusal }) => refusal === null)
  if (next !== undefined) return next
  // On a full device, unstored changes are lost with their page, so the count is corrected.
  if (readWaitingMark(userId).unsent > 0) markWaiting(userId, all)
  return null
}

/**
 * A refused change may be stale only because an earlier try of it has arrived. Then that try is settled, and the change may be
 * rebased on its result, to be sent again.
 */
async function settleEarlier(
  userId: string,
  change: WaitingChange,
): Promise<'rebased' | 'stale' | 'unknown'> {
  const found = await tryCall(() =>
    findArrived(change.id, earlierAttempts(change), { quiet: true }),
  )
  if (found === null) return 'unknown'
  if ('refusal' in found || found.saved === null) return 'stale'
  const { restaurant: saved, tried } = found.saved
  await settle(userId, tried, saved)
  broadcast({ change: tried, result: { saved } })
  return isNextAfter(change.version, saved) ? 'rebased' : 'stale'
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

function send(change: WaitingChange): Promise<Restaurant> {
  const { id, key, version } = change
  if (change.kind === 'confirm') return confirmRestaurant(id, { version, quiet: true })
  return putRestaurant(id, change.body, { version, key, quiet: true })
}

function askToLogInAgain(): void {
  addAlert({
    kind: 'error',
    text: t('Log in again, and what waits on this device is sent.'),
    action: { label: t('Log in'), href: to(loginPath(herePath())) },
  })
}
