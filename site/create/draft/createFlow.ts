import { proxy, snapshot } from 'valtio'
import type { PhotoProgress, Suggestion } from '../../../worker/contract/restaurants/builder.ts'
import type { Duplicate } from '../../../worker/contract/restaurants/creating.ts'
import { LatestOnly } from '../../api/latestOnly.ts'
import { persistPhotos } from '../../device/persistedPhotos.ts'
import type { Problems } from './creation.ts'
import {
  dropOldPlaceDrafts,
  dropPlaceDraft,
  readNewestPlaceDraft,
  readTabsPlaceDraft,
} from './persistedPlaceDrafts.ts'
import { blankDraft, type PlaceDraft } from './placeDraft.ts'

export interface CreateFlowState {
  draft: PlaceDraft
  /** A draft that was left on this device, to go on with. */
  offered: PlaceDraft | null
  /** Names and sizes; the files themselves are in `photos`. */
  shownPhotos: { key: string; name: string }[]
  reading: 'website' | 'photos' | null
  /** How far the photos are read; null while they are sent. */
  progress: PhotoProgress | null
  suggestions: Suggestion[] | null
  /** What a place service says of its answer: that it stood in for another. */
  note: string
  /** Restaurants that may be this place; null until they were looked for. */
  duplicates: Duplicate[] | null
  isCreating: boolean
  /** It was created, and its page is on its way. */
  isLeaving: boolean
  /** What is wrong, by the name of the input. */
  problems: Problems
}

/** One person adding places in one tab. */
export interface CreateFlow {
  readonly owner: string
  readonly state: CreateFlowState
  readonly calls: LatestOnly
  /** Files are no business of a store. */
  readonly photos: Map<string, File>
}

/** Takes up the draft that this tab was at; one that was left elsewhere on this device is offered. */
export function startCreateFlow(owner: string, now: number): CreateFlow {
  for (const id of dropOldPlaceDrafts(owner, now)) void persistPhotos(id, [])
  const kept = readTabsPlaceDraft(owner)
  const newest = kept === null ? readNewestPlaceDraft(owner) : null
  const state = proxy<CreateFlowState>({
    draft: kept ?? blankDraft(),
    offered: newest,
    shownPhotos: [],
    reading: null,
    progress: null,
    suggestions: null,
    note: '',
    duplicates: null,
    isCreating: false,
    isLeaving: false,
    problems: {},
  })
  return { owner, state, calls: new LatestOnly(), photos: new Map() }
}

/** Puts another draft in the place of this one; the kept copy of this one stays. */
export function setDraft(flow: CreateFlow, draft: PlaceDraft): void {
  const { state, calls, photos } = flow
  // What was asked for the other draft is none of this one's.
  calls.cancelAll()
  photos.clear()
  Object.assign(state, {
    draft,
    offered: null,
    shownPhotos: [],
    reading: null,
    progress: null,
    suggestions: null,
    note: '',
    duplicates: null,
    problems: {},
  })
}

/** What the person does to the draft. Problems of what is changed are settled by that. */
export function change({ state }: CreateFlow, changes: Partial<PlaceDraft>): void {
  Object.assign(state.draft, changes, { changedAt: Date.now() })
  for (const field of Object.keys(changes)) {
    const input = field === 'dishes' || field === 'chosen' ? 'veganOptions' : field
    for (const name of Object.keys(state.problems)) {
      if (name === input || name.startsWith(`${input}.`)) delete state.problems[name]
    }
  }
}

/** Forgets this draft, as after a success or on "Start again". */
export function startAgain(flow: CreateFlow): void {
  const { id } = flow.state.draft
  setDraft(flow, blankDraft())
  // Only then: who is at a draft that is dropped hears of it.
  dropPlaceDraft(flow.owner, id)
  void persistPhotos(id, [])
}

/** A copy of the draft that later changes leave alone. */
export function draftNow({ state }: CreateFlow): PlaceDraft {
  return snapshot(state.draft) as PlaceDraft
}
