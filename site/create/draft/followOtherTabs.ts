import { subscribe } from 'valtio'
import { type CreateFlow, setDraft } from './createFlow.ts'
import { persistPlaceDraft, watchPlaceDraft } from './persistedPlaceDrafts.ts'
import { blankDraft, isBlank, type PlaceDraft } from './placeDraft.ts'

/**
 * Stores the draft with every change, and follows other tabs with the same draft. `onGone` is called when another tab, or a call
 * from before this flow, has finished or dropped it. Returns a function that stops it.
 */
export function followOtherTabs(flow: CreateFlow, onGone: () => void): () => void {
  const { userId, state } = flow
  /** The draft as last written or received: without this, two tabs would echo changes forever. */
  let known = ''
  let watched = ''
  let unwatch = () => {}

  const receive = (theirs: PlaceDraft | null) => {
    if (theirs === null) {
      if (isBlank(state.draft)) return
      setDraft(flow, blankDraft())
      onGone()
    } else if (theirs.changedAt >= state.draft.changedAt) {
      // Each tab keeps its own step.
      Object.assign(state.draft, theirs, { step: state.draft.step })
      known = JSON.stringify(state.draft)
    }
  }
  const watch = () => {
    const { id } = state.draft
    if (watched === id) return
    unwatch()
    watched = id
    unwatch = watchPlaceDraft(userId, id, receive)
  }
  watch()
  const unsubscribe = subscribe(state, () => {
    const text = JSON.stringify(state.draft)
    if (text !== known) persistPlaceDraft(userId, state.draft)
    known = text
    watch()
  })
  return () => {
    unsubscribe()
    unwatch()
  }
}
