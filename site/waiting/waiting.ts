import { proxy, ref, subscribe } from 'valtio/vanilla'
import { accountId, auth } from '../account/auth.ts'
import type { EditedRestaurant } from '../api/restaurantEdits.ts'
import { watchStored } from '../device/storage.ts'
import { readValue, updateValue } from '../device/storedValue.ts'
import { storeWaitingMark, waitingKey } from '../device/waitingMark.ts'
import type { Attempt } from './attempts.ts'

/** The maximum of waiting changes per account on a device. */
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

let opened: { owner: string; stop: () => void } | null = null

/** Loads them from the device, now and whenever another tab changes them or another user signs in. */
export function openWaiting(): void {
  if (opened === null) subscribe(auth, look)
  look()
}

function look(): void {
  const owner = accountId()
  if (opened?.owner === owner) return
  opened?.stop()
  const read = () => void readWaiting(owner).then((changes) => publish(owner, changes))
  opened = { owner, stop: watchStored(waitingKey(owner), read) }
  waiting.changes = ref([])
  read()
}

function publish(owner: string, changes: readonly WaitingChange[]): void {
  // Another user may have signed in meanwhile.
  if (owner === accountId()) waiting.changes = ref([...changes])
}

/** The waiting changes of an account, oldest first. */
export async function readWaiting(owner: string): Promise<readonly WaitingChange[]> {
  return changesOf(await readValue(waitingKey(owner)))
}

const changesOf = (found: unknown) => (Array.isArray(found) ? (found as WaitingChange[]) : [])

/**
 * Changes what waits, in every tab; resolves to whether this device has stored it. Rejects when `owner` is no longer signed in: a
 * late answer must not restore data on a device that was cleared.
 */
export async function changeWaiting(
  owner: string,
  change: (all: readonly WaitingChange[]) => WaitingChange[],
): Promise<boolean> {
  const { value, isStored } = await updateValue(waitingKey(owner), (found) => {
    ensureOwner(owner)
    return change(changesOf(found))
  })
  markWaiting(owner, value)
  publish(owner, value)
  return isStored
}

/** Stores how much waits, for pages that do not load this code. */
export function markWaiting(owner: string, changes: readonly WaitingChange[]): void {
  const unsent = changes.filter(({ refusal }) => refusal === null).length
  storeWaitingMark(owner, { unsent, all: changes.length })
}

/** Throws unless `owner` is still signed in: a call uses the session of the moment. */
export function ensureOwner(owner: string): void {
  if (owner === '' || owner !== accountId()) throw new Error('Somebody else is signed in')
}
