import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import { draftKey } from '../../device/drafts.ts'
import { readStored } from '../../device/storage.ts'
import { readWaitingMark } from '../../device/waitingMark.ts'
import { addWaiting, dropWaiting } from '../../waiting/adding.ts'
import { sendWaiting } from '../../waiting/sending.ts'
import { readWaiting } from '../../waiting/waiting.ts'
import { type Draft, isAlike, toEdited } from './draft.ts'
import { persistEdit, readEdit } from './persistedEdit.ts'

/** Whose edit of which restaurant. */
interface EditOf {
  account: string
  id: string
}

/** Keeps a draft until it can be sent; `key` is the one it was sent with before. False: there is no room. */
export function waitForLine(
  { account, id }: EditOf,
  base: Restaurant,
  draft: Draft,
  key: string,
): Promise<boolean> {
  if (readEdit(account, id) === null) persistEdit(account, id, { base, draft })
  const typed = readEdit(account, id)
  const storedAt = draftKey(account, 'edit', id)
  // What was typed since stays when this is sent.
  const text = typed !== null && isAlike(typed.draft, draft) ? (readStored(storedAt) ?? '') : ''
  return addWaiting({
    kind: 'edit',
    key,
    id,
    name: draft.name.trim(),
    version: base.version,
    body: toEdited(base, draft),
    draft: { key: storedAt, text },
    refusal: null,
  })
}

/** How long a form waits for what waits. */
const PATIENCE_MS = 5000

const editsOf = async ({ account, id }: EditOf) => {
  if (readWaitingMark(account).all === 0) return []
  return (await readWaiting(account)).filter((one) => one.id === id && one.kind === 'edit')
}

/** Whether it is worth asking the device. */
export const mayWait = ({ account }: EditOf) => readWaitingMark(account).unsent > 0

const isWaiting = async (edit: EditOf) =>
  (await editsOf(edit)).some(({ refusal }) => refusal === null)

/** Sends an edit that waits, as what follows is made on the version after it. True: it waits still. */
export async function sendBefore(edit: EditOf): Promise<boolean> {
  if (!mayWait(edit) || !(await isWaiting(edit))) return false
  await Promise.race([sendWaiting(), new Promise((go) => setTimeout(go, PATIENCE_MS))])
  return await isWaiting(edit)
}

/** Whether somebody else was faster than an edit that waited. */
export async function isRefusedAsStale(edit: EditOf): Promise<boolean> {
  return (await editsOf(edit)).some(({ refusal }) => refusal?.status === 412)
}

/** It was saved directly, or is no longer wanted. */
export async function forgetWaiting({ account, id }: EditOf): Promise<void> {
  if (readWaitingMark(account).all === 0) return
  // Who has logged out meanwhile has left nothing.
  await dropWaiting({ id, kind: 'edit' }).catch(() => undefined)
}
