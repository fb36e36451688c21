import { ref } from 'valtio'
import { draftKey } from '../../device/drafts/drafts.ts'
import { watchStored } from '../../device/storage.ts'
import { differences, mergeDrafts, toEdited } from './draft.ts'
import { type Edit, plain } from './editState.ts'
import { clearErrors } from './errors.ts'
import { readEdit } from './persistedEdit.ts'

/** Takes over what other tabs change in the same draft, until the returned function is called. */
export function followOtherTabs(edit: Edit): () => void {
  return watchStored(draftKey(edit.userId, 'edit', edit.id), () => takeOver(edit))
}

/**
 * Only the fields that changed since the tabs last agreed: after a save, this form may have newer values of other fields. When the
 * stored draft is gone, it was saved or discarded there, and stays here.
 */
function takeOver({ userId, id, state, shared }: Edit): void {
  const kept = readEdit(userId, id)
  if (state.draft === null || state.base === null || shared.draft === null) return
  if (kept === null) {
    // If it was saved, its values are no change by somebody else.
    const { _id, version } = state.base
    state.base = ref({ ...toEdited(state.base, plain(state.draft)), _id, version })
    return
  }
  const changed = differences(kept.draft, shared.draft)
  const chosen = Object.fromEntries(changed.map((field) => [field, 'theirs' as const]))
  shared.draft = kept.draft
  state.draft = mergeDrafts(plain(state.draft), kept.draft, chosen)
  if (kept.base.version > state.base.version) state.base = ref(kept.base)
  for (const field of changed) clearErrors(state.errors, field)
}
