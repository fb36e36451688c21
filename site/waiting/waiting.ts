import { proxy, ref, subscribe } from 'valtio/vanilla'
import { auth, currentUserId } from '../account/auth.ts'
import { ensureUser } from '../account/ensureUser.ts'
import type { EditedRestaurant } from '../api/restaurantEdits.ts'
import { watchStored } from '../device/storage.ts'
import { readValue, updateValue } from '../device/storedValue.ts'
import { storeWaitingMark, waitingKey } from '../device/waitingMark.ts'
import type { Attempt } from './attempts.ts'

/** The maximum of waiting changes per user on a device. */
export const MAX_WAITING = 50

/** Why the server refused a change; 412 when somebody else saved first. */
export interface Refusal {
  status: number
  said: string
}

interface Waits {
  /** The change's id; an edit sends it as its Idempotency-Key. */
  key: string
  /** The restaurant's id. */
  id: string
  name: string
  /** The version on which it is based. */
  version: number
  /** Null: not refused. */
  refusal: Refusal | null
}

/** A change that a member made without a connection, to be sent later. */
export type WaitingChange = Waits &
  (
    | {
        kind: 'edit'
        body: EditedRestaurant
        /** The form's draft, which is removed after sending unless more was typed. */
        draft: { key: string; text: string }
        /** Of the earlier tries on the same version, at most one has arrived. */
        before?: readonly Attempt[]
      }
    | { kind: 'confirm' }
  )

export type WaitingEdit = Extract<WaitingChange, { kind: 'edit' }>

export interface Waiting {
  changes: readonly WaitingChange[]
}

export const NOT_ASKED: Readonly<Waiting> = { changes: [] }

/** The waiting changes of the signed-in user, oldest first. Only functions of this file change it, and only in the browser. */
export const waiting: Waiting = proxy({ changes: ref<WaitingChange[]>([]) })

let opened: { userId: string; stop: () => void } | null = null

/** Loads them from the device, now and whenever another tab changes them or another user signs in. */
export function openWaiting(): void {
  if (opened === null) subscribe(auth, look)
  look()
}

function look(): void {
  const userId = currentUserId()
  if (opened?.userId === userId) return
  opened?.stop()
  const read = () => void readWaiting(userId).then((changes) => publish(userId, changes))
  opened = { userId, stop: watchStored(waitingKey(userId), read) }
  waiting.changes = ref([])
  read()
}

function publish(userId: string, changes: readonly WaitingChange[]): void {
  // Another user may have signed in meanwhile.
  if (userId === currentUserId()) waiting.changes = ref([...changes])
}

/** The waiting changes of a user, oldest first. */
export async function readWaiting(userId: string): Promise<readonly WaitingChange[]> {
  return changesOf(await readValue(waitingKey(userId)))
}

const changesOf = (found: unknown) => (Array.isArray(found) ? (found as WaitingChange[]) : [])

/**
 * Changes what waits, in every tab; resolves to whether this device has stored it. Rejects when `userId` is no longer signed in: a
 * late answer must not restore data on a device that was cleared.
 */
export async function changeWaiting(
  userId: string,
  change: (all: readonly WaitingChange[]) => WaitingChange[],
): Promise<boolean> {
  const { value, isStored } = await updateValue(waitingKey(userId), (found) => {
    ensureUser(userId)
    return change(changesOf(found))
  })
  markWaiting(userId, value)
  publish(userId, value)
  return isStored
}

/** Stores how much waits, for pages that do not load this code. */
export function markWaiting(userId: string, changes: readonly WaitingChange[]): void {
  const unsent = changes.filter(({ refusal }) => refusal === null).length
  storeWaitingMark(userId, { unsent, all: changes.length })
}
