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

/** An account and the restaurant that it edits. */
interface EditOf {
  account: string
  id: string
}

/** Keeps a draft until it can be sent; `key` is the idempotency key of the earlier try. Resolves to false if there is no room. */
export function addWaitingEdit(
  { account, id }: EditOf,
  base: Restaurant,
  draft: Draft,
  key: string,
): Promise<boolean> {
  if (readEdit(account, id) === null) persistEdit(account, id, { base, draft })
  const typed = readEdit(account, id)
  const storedAt = draftKey(account, 'edit', id)
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
    before: attemptsOn(base.version, { account, id }),
    refusal: null,
  })
}

/** How long a save waits for an earlier waiting edit to be sent. */
const PATIENCE_MS = 5000

const editsOf = async ({ account, id }: EditOf) => {
  if (readWaitingMark(account).all === 0) return []
  return (await readWaiting(account)).filter((one) => one.id === id && one.kind === 'edit')
}

/** Whether something may wait on the device. */
export const mayHaveWaiting = ({ account }: EditOf) => readWaitingMark(account).unsent > 0

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
export function noteLostSave({ account, id }: EditOf, lost: Attempt): void {
  const { version } = lost
  noteAttempts(draftKey(account, 'edit', id), version, [
    ...attemptsOn(version, { account, id }),
    lost,
  ])
}

/** The tries of a draft on a version whose answers were lost. */
export const attemptsOn = (version: number, { account, id }: EditOf): Attempt[] =>
  (readEdit(account, id)?.tried ?? []).filter((tried) => tried.version === version)

/** Removes a waiting edit that was saved directly or is no longer wanted. */
export async function forgetWaiting({ account, id }: EditOf): Promise<void> {
  if (readWaitingMark(account).all === 0) return
  // After a logout nothing is left to remove.
  await dropWaiting({ id, kind: 'edit' }).catch(() => undefined)
}
