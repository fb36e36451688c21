import { proxy, snapshot } from 'valtio'
import type { PhotoProgress, Suggestion } from '../../../worker/contract/restaurants/builder.ts'
import type { Duplicate } from '../../../worker/contract/restaurants/creating.ts'
import { persistPhotos } from '../../device/drafts/persistedPhotos.ts'
import { LatestOnly } from '../../device/latestOnly.ts'
import { clearErrors, type Errors } from '../../listing/edit/errors.ts'
import {
  dropOldPlaceDrafts,
  dropPlaceDraft,
  readNewestPlaceDraft,
  readTabsPlaceDraft,
} from './persistedPlaceDrafts.ts'
import { blankDraft, type PlaceDraft } from './placeDraft.ts'

export interface CreateFlowState {
  draft: PlaceDraft
  /** A draft from this device, offered to continue with. */
  offered: PlaceDraft | null
  /** Names and sizes; the files themselves are in `photos`. */
  shownPhotos: readonly { key: string; name: string }[]
  reading: 'website' | 'photos' | null
  /** The progress of reading photos; null during the upload. */
  progress: PhotoProgress | null
  suggestions: readonly Suggestion[] | null
  /** The place service's note that another one answered instead. */
  note: string
  /** Possible duplicates; null until they were searched. */
  duplicates: readonly Duplicate[] | null
  isCreating: boolean
  /** The restaurant was created and its page is loading. */
  isLeaving: boolean
  /** Error texts by the name of the input. */
  problems: Errors
}

/** The state of one person adding places in one tab. */
export interface CreateFlow {
  readonly userId: string
  readonly state: CreateFlowState
  readonly calls: LatestOnly
  /** Outside the store, which holds no files. */
  readonly photos: Map<string, File>
}

/** Continues this tab's draft; one left elsewhere on this device is offered. */
export function startCreateFlow(userId: string, now: number): CreateFlow {
  for (const id of dropOldPlaceDrafts(userId, now)) void persistPhotos(id, [])
  const kept = readTabsPlaceDraft(userId)
  const newest = kept === null ? readNewestPlaceDraft(userId) : null
  const state = proxy<CreateFlowState>({
    ...startWith(kept ?? blankDraft()),
    offered: newest,
    isCreating: false,
    isLeaving: false,
  })
  return { userId, state, calls: new LatestOnly(), photos: new Map() }
}

/** Replaces this draft by another; this one's kept copy stays. */
export function setDraft(flow: CreateFlow, draft: PlaceDraft): void {
  const { state, calls, photos } = flow
  // Running calls belong to the other draft.
  calls.cancelAll()
  photos.clear()
  Object.assign(state, startWith(draft))
}

/** The state of a draft for which nothing was read or searched yet. */
function startWith(draft: PlaceDraft) {
  return {
    draft,
    offered: null,
    shownPhotos: [],
    reading: null,
    progress: null,
    suggestions: null,
    note: '',
    duplicates: null,
    problems: {},
  }
}

/** Applies the person's changes to the draft, and clears the problems of changed fields. */
export function change({ state }: CreateFlow, changes: Partial<PlaceDraft>): void {
  Object.assign(state.draft, changes, { changedAt: Date.now() })
  for (const field of Object.keys(changes)) {
    clearErrors(state.problems, field === 'dishes' || field === 'chosen' ? 'veganOptions' : field)
  }
}

/** Drops this draft, after a success or on "Start again". */
export function startAgain(flow: CreateFlow): void {
  const { id } = flow.state.draft
  setDraft(flow, blankDraft())
  // Last, because dropping a draft notifies whoever uses it.
  dropPlaceDraft(flow.userId, id)
  void persistPhotos(id, [])
}

/** A copy of the draft, unaffected by later changes. */
export function draftNow({ state }: CreateFlow): PlaceDraft {
  return snapshot(state.draft) as PlaceDraft
}
