import { keepPhotos } from '../../device/keptPhotos.ts'
import { type Building, change, draftNow, setDraft } from './building.ts'
import { dropPlaceDraft, keepPlaceDraft, readPlaceDraft } from './keptPlaceDrafts.ts'
import { loadPhotos } from './photos.ts'
import { blankDraft } from './placeDraft.ts'

/** Gives the draft a name from elsewhere; one that has another name already is put aside and offered. */
export function beginNamed(building: Building, name: string): void {
  const { draft } = building.state
  if (draft.name.trim() !== '' && draft.name.trim() !== name) {
    const before = draftNow(building)
    keepPlaceDraft(building.owner, before)
    setDraft(building, blankDraft())
    building.state.offered = before
  }
  change(building, { name })
}

/** Goes on with the draft that was offered; answers with the address of its step. */
export async function takeOffered(building: Building): Promise<string> {
  const { offered } = building.state
  if (offered === null) return ''
  const draft = readPlaceDraft(building.owner, offered.id) ?? blankDraft()
  setDraft(building, draft)
  await loadPhotos(building)
  return draft.step
}

/** Forgets the draft that was offered. */
export function refuseOffered({ owner, state }: Building): void {
  if (state.offered === null) return
  dropPlaceDraft(owner, state.offered.id)
  void keepPhotos(state.offered.id, [])
  state.offered = null
}
