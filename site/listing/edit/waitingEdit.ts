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

/** Sends what waits, so that the form does not begin from a version that is about to end. */
export async function sendBefore({ account }: EditOf): Promise<void> {
  if (readWaitingMark(account).unsent > 0) await sendWaiting()
}

/** Whether somebody else was faster than an edit that waited. */
export async function isRefusedAsStale({ account, id }: EditOf): Promise<boolean> {
  if (readWaitingMark(account).all === 0) return false
  const edits = (await readWaiting(account)).filter((one) => one.id === id && one.kind === 'edit')
  return edits.some(({ refusal }) => refusal?.status === 412)
}

/** It was saved directly, or is no longer wanted. */
export async function forgetWaiting({ account, id }: EditOf): Promise<void> {
  if (readWaitingMark(account).all === 0) return
  // Who has logged out meanwhile has left nothing.
  await dropWaiting(id, 'edit').catch(() => undefined)
}
