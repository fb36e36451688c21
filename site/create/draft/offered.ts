import { persistPhotos } from '../../device/drafts/persistedPhotos.ts'
import { type CreateFlow, change, draftNow, setDraft } from './createFlow.ts'
import { dropPlaceDraft, persistPlaceDraft, readPlaceDraft } from './persistedPlaceDrafts.ts'
import { loadPhotos } from './photos.ts'
import { blankDraft } from './placeDraft.ts'

/** Sets the draft's name from a link; a draft with another name is put aside and offered. */
export function beginNamed(flow: CreateFlow, name: string): void {
  const { draft } = flow.state
  if (draft.name.trim() !== '' && draft.name.trim() !== name) {
    const before = draftNow(flow)
    persistPlaceDraft(flow.userId, before)
    setDraft(flow, blankDraft())
    flow.state.offered = before
  }
  change(flow, { name })
}

/** Continues with the offered draft; resolves to the address of its step. */
export async function takeOffered(flow: CreateFlow): Promise<string> {
  const { offered } = flow.state
  if (offered === null) return ''
  const draft = readPlaceDraft(flow.userId, offered.id) ?? blankDraft()
  setDraft(flow, draft)
  await loadPhotos(flow)
  return draft.step
}

/** Drops the offered draft. */
export function refuseOffered({ userId, state }: CreateFlow): void {
  if (state.offered === null) return
  dropPlaceDraft(userId, state.offered.id)
  void persistPhotos(state.offered.id, [])
  state.offered = null
}
