import { proxy, ref, subscribe } from 'valtio/vanilla'
import { auth } from '../account/auth.ts'
import type { EditedRestaurant } from '../api/restaurantEdits.ts'
import { readKept, updateKept } from '../device/keptValue.ts'
import { watchStored } from '../device/storage.ts'
import { storeWaitingMark, waitingKey } from '../device/waitingMark.ts'

/** The most changes of an account that wait on a device. */
export const MAX_WAITING = 50

/** Why the server did not take a change; 412 when somebody else was faster. */
export interface Refusal {
  status: number
  said: string
}

/** An edit that was sent without hearing what became of it, then taken back: asked again with its key, the server tells. */
export interface Tried {
  key: string
  version: number
  body: EditedRestaurant
}

interface Waits {
  /** Names it here; an edit is sent with it as its Idempotency-Key. */
  key: string
  /** Of the restaurant. */
  id: string
  name: string
  /** That it was made on. */
  version: number
  /** Null: nobody has refused it. */
  refusal: Refusal | null
}

/** Something that a member did without a connection, to be sent when there is one. */
export type WaitingChange = Waits &
  (
    | {
        kind: 'edit'
        body: EditedRestaurant
        /** The draft of the form, which goes with it unless more was typed since. */
        draft: { key: string; text: string }
        /** On the version that this one was made on. */
        before?: Tried
      }
    | { kind: 'confirm' }
  )

export type WaitingEdit = Extract<WaitingChange, { kind: 'edit' }>

export interface Waiting {
  changes: readonly WaitingChange[]
}

export const NOT_ASKED: Readonly<Waiting> = { changes: [] }

/** What waits here of whoever is signed in, oldest first. What follows changes it, in the browser alone. */
export const waiting: Waiting = proxy({ changes: ref<WaitingChange[]>([]) })

export const ownerOfWaiting = (): string => auth.user?.id ?? ''

let opened: { owner: string; stop: () => void } | null = null

/** Asks the device, now and whenever another tab changes it or somebody else signs in. */
export function openWaiting(): void {
  if (opened === null) subscribe(auth, look)
  look()
}

function look(): void {
  const owner = ownerOfWaiting()
  if (opened?.owner === owner) return
  opened?.stop()
  const read = () => void readWaiting(owner).then((changes) => publish(owner, changes))
  opened = { owner, stop: watchStored(waitingKey(owner), read) }
  waiting.changes = ref([])
  read()
}

function publish(owner: string, changes: readonly WaitingChange[]): void {
  // Meanwhile somebody else may have signed in.
  if (owner === ownerOfWaiting()) waiting.changes = ref([...changes])
}

/** What waits of an account, oldest first. */
export async function readWaiting(owner: string): Promise<readonly WaitingChange[]> {
  return changesOf(await readKept(waitingKey(owner)))
}

const changesOf = (found: unknown) => (Array.isArray(found) ? (found as WaitingChange[]) : [])

/**
 * Changes what waits, in every tab; gives whether this device has kept it. Rejects when `owner` is no longer signed in: what
 * a call brings too late must not come back to a device that was emptied.
 */
export async function changeWaiting(
  owner: string,
  change: (all: readonly WaitingChange[]) => WaitingChange[],
): Promise<boolean> {
  const { value, isKept } = await updateKept(waitingKey(owner), (found) => {
    ensureOwner(owner)
    return change(changesOf(found))
  })
  markWaiting(owner, value)
  publish(owner, value)
  return isKept
}

/** Notes how much waits, for pages that know nothing else of it. */
export function markWaiting(owner: string, changes: readonly WaitingChange[]): void {
  const unsent = changes.filter(({ refusal }) => refusal === null).length
  storeWaitingMark(owner, { unsent, all: changes.length })
}

/** Throws unless what waits here is still that of `owner`: a call goes out as whoever is signed in at the moment. */
export function ensureOwner(owner: string): void {
  if (owner === '' || owner !== ownerOfWaiting()) throw new Error('Somebody else is signed in')
}
