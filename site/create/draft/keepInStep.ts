import { subscribe } from 'valtio'
import { type CreateFlow, setDraft } from './createFlow.ts'
import { persistPlaceDraft, watchPlaceDraft } from './persistedPlaceDrafts.ts'
import { blankDraft, isBlank, type PlaceDraft } from './placeDraft.ts'

/**
 * Keeps the draft on the device with every change, and follows other tabs that are at the same one. `onGone`: it was
 * finished or dropped by another tab, or by a call that began before this flow. Returns how to stop.
 */
export function keepInStep(flow: CreateFlow, onGone: () => void): () => void {
  const { owner, state } = flow
  /** The draft as it was last written or heard: two tabs that repeat what they hear would do so for ever. */
  let known = ''
  let watched = ''
  let unwatch = () => {}

  const hear = (theirs: PlaceDraft | null) => {
    if (theirs === null) {
      if (isBlank(state.draft)) return
      setDraft(flow, blankDraft())
      onGone()
    } else if (theirs.changedAt >= state.draft.changedAt) {
      // Each tab stays at its own step.
      Object.assign(state.draft, theirs, { step: state.draft.step })
      known = JSON.stringify(state.draft)
    }
  }
  const watch = () => {
    const { id } = state.draft
    if (watched === id) return
    unwatch()
    watched = id
    unwatch = watchPlaceDraft(owner, id, hear)
  }
  watch()
  const unsubscribe = subscribe(state, () => {
    const text = JSON.stringify(state.draft)
    if (text !== known) persistPlaceDraft(owner, state.draft)
    known = text
    watch()
  })
  return () => {
    unsubscribe()
    unwatch()
  }
}
