import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import { draftKey } from '../../device/drafts/drafts.ts'
import { readStored } from '../../device/storage.ts'
import { readWaitingMark } from '../../device/waitingMark.ts'
import { addWaiting, dropWaiting } from '../../waiting/adding.ts'
import { type Attempt, noteAttempts } from '../../waiting/attempts.ts'
import { sendWaiting } from '../../waiting/sending.ts'
import { readWaiting } from '../../waiting/waiting.ts'
import { type Draft, isAlike, toEdited } from './draft.ts'
import { persistEdit, readEdit } from './persistedEdit.ts'

/** A user's id and that of the restaurant that they edit. */
interface EditOf {
  userId: string
  id: string
}

/** Keeps a draft until it can be sent; `key` is the idempotency key of the earlier try. Resolves to false if there is no room. */
export function addWaitingEdit(
  { userId, id }: EditOf,
  base: Restaurant,
  draft: Draft,
  key: string,
): Promise<boolean> {
  if (readEdit(userId, id) === null) persistEdit(userId, id, { base, draft })
  const typed = readEdit(userId, id)
  const storedAt = draftKey(userId, 'edit', id)
  // Text typed since then stays when this is sent.
  const text = typed !== null && isAlike(typed.draft, draft) ? (readStored(storedAt) ?? '') : ''
  return addWaiting({
    kind: 'edit',
    key,
    id,
    name: draft.name.trim(),
    version: base.version,
    body: toEdited(base, draft),
    draft: { key: storedAt, text },
    before: attemptsOn(base.version, { userId, id }),
    refusal: null,
  })
}

/** How long a save waits for an earlier waiting edit to be sent. */
const PATIENCE_MS = 5000

const editsOf = async ({ userId, id }: EditOf) => {
  if (readWaitingMark(userId).all === 0) return []
  return (await readWaiting(userId)).filter((one) => one.id === id && one.kind === 'edit')
}

/** Whether something may wait on the device. */
export const mayHaveWaiting = ({ userId }: EditOf) => readWaitingMark(userId).unsent > 0

const isWaiting = async (edit: EditOf) =>
  (await editsOf(edit)).some(({ refusal }) => refusal === null)

/** Sends a waiting edit, since a new one must be based on its result. Resolves to whether it still waits. */
export async function sendWaitingEdit(edit: EditOf): Promise<boolean> {
  if (!mayHaveWaiting(edit) || !(await isWaiting(edit))) return false
  await Promise.race([sendWaiting(), new Promise((go) => setTimeout(go, PATIENCE_MS))])
  return await isWaiting(edit)
}

/** Whether a waiting edit was refused because somebody else saved first. */
export async function isRefusedAsStale(edit: EditOf): Promise<boolean> {
  return (await editsOf(edit)).some(({ refusal }) => refusal?.status === 412)
}

/** The draft remembers a save whose answer was lost. */
export function noteLostSave({ userId, id }: EditOf, lost: Attempt): void {
  const { version } = lost
  noteAttempts(draftKey(userId, 'edit', id), version, [
    ...attemptsOn(version, { userId, id }),
    lost,
  ])
}

/** The tries of a draft on a version whose answers were lost. */
export const attemptsOn = (version: number, { userId, id }: EditOf): Attempt[] =>
  (readEdit(userId, id)?.tried ?? []).filter((tried) => tried.version === version)

/** Removes a waiting edit that was saved directly or is no longer wanted. */
export async function forgetWaiting({ userId, id }: EditOf): Promise<void> {
  if (readWaitingMark(userId).all === 0) return
  // After a logout nothing is left to remove.
  await dropWaiting({ id, kind: 'edit' }).catch(() => undefined)
}
