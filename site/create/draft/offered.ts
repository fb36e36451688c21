import { persistPhotos } from '../../device/persistedPhotos.ts'
import { type CreateFlow, change, draftNow, setDraft } from './createFlow.ts'
import { dropPlaceDraft, persistPlaceDraft, readPlaceDraft } from './persistedPlaceDrafts.ts'
import { loadPhotos } from './photos.ts'
import { blankDraft } from './placeDraft.ts'

/** Gives the draft a name from elsewhere; one that has another name already is put aside and offered. */
export function beginNamed(flow: CreateFlow, name: string): void {
  const { draft } = flow.state
  if (draft.name.trim() !== '' && draft.name.trim() !== name) {
    const before = draftNow(flow)
    persistPlaceDraft(flow.owner, before)
    setDraft(flow, blankDraft())
    flow.state.offered = before
  }
  change(flow, { name })
}

/** Goes on with the draft that was offered; answers with the address of its step. */
export async function takeOffered(flow: CreateFlow): Promise<string> {
  const { offered } = flow.state
  if (offered === null) return ''
  const draft = readPlaceDraft(flow.owner, offered.id) ?? blankDraft()
  setDraft(flow, draft)
  await loadPhotos(flow)
  return draft.step
}

/** Forgets the draft that was offered. */
export function refuseOffered({ owner, state }: CreateFlow): void {
  if (state.offered === null) return
  dropPlaceDraft(owner, state.offered.id)
  void persistPhotos(state.offered.id, [])
  state.offered = null
}
