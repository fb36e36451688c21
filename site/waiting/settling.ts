import type { Restaurant } from '../../worker/contract/restaurant.ts'
import { readStored, readStoredJson, store } from '../device/storage.ts'
import { changeWaiting, type Refusal, type WaitingChange, type WaitingEdit } from './waiting.ts'

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
export async function settle(
  userId: string,
  sent: WaitingChange,
  saved: Restaurant,
): Promise<void> {
  const { id, key, version } = sent
  const draft = sent.kind === 'edit' ? settleDraft(sent, saved) : null
  const goOn = (one: WaitingChange): WaitingChange => {
    if (sent.kind !== 'edit' || !isNextAfter(version, saved)) return one
    if (one.id !== id || one.version !== version) return one
    if (one.kind !== 'edit' || one.draft.text !== draft?.before)
      return { ...one, version: saved.version }
    return { ...one, version: saved.version, draft: { ...one.draft, text: draft.after } }
  }
  await changeWaiting(userId, (all) => all.filter((one) => one.key !== key).map(goOn))
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
export async function keepRefused(
  userId: string,
  change: WaitingChange,
  refusal: Refusal,
): Promise<void> {
  await changeWaiting(userId, (all) =>
    all.map((one) => (one.key === change.key ? { ...one, refusal } : one)),
  )
}
