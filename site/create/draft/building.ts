import { proxy, snapshot, subscribe } from 'valtio'
import type { Suggestion } from '../../../worker/contract/builder.ts'
import type { Duplicate } from '../../../worker/contract/creating.ts'
import { LatestOnly } from '../../api/latestOnly.ts'
import type { Problems } from './creation.ts'
import {
  dropDraft,
  dropDraftsOf,
  dropOldDrafts,
  keepDraft,
  readDraft,
  readNewestDraft,
  readTabDraft,
  watchDraft,
} from './keptDrafts.ts'
import { keepPhotos, type Photo, readPhotos } from './keptPhotos.ts'
import { blankDraft, isBlank, type PlaceDraft } from './placeDraft.ts'

export interface BuildingState {
  draft: PlaceDraft
  /** A draft that was left on this device, to go on with. */
  offered: PlaceDraft | null
  /** Names and sizes; the files themselves are in `photos`. */
  shownPhotos: { key: string; name: string }[]
  reading: 'website' | 'photos' | null
  suggestions: Suggestion[] | null
  /** What a place service says of its answer: that it stood in for another. */
  note: string
  /** Listings that may be this place; null until they were looked for. */
  duplicates: Duplicate[] | null
  isCreating: boolean
  /** What is wrong, by the name of the input. */
  problems: Problems
}

/** One person adding places in one tab. */
export interface Building {
  readonly owner: string
  readonly state: BuildingState
  readonly calls: LatestOnly
  /** Files are no business of a store. */
  readonly photos: Map<string, File>
}

/** Takes up the draft that this tab was at; one that was left elsewhere on this device is offered. */
export function createBuilding(owner: string, now: number): Building {
  for (const id of dropOldDrafts(owner, now)) void keepPhotos(id, [])
  const kept = readTabDraft(owner)
  const newest = kept === null ? readNewestDraft(owner) : null
  const state = proxy<BuildingState>({
    draft: kept ?? blankDraft(),
    offered: newest,
    shownPhotos: [],
    reading: null,
    suggestions: null,
    note: '',
    duplicates: null,
    isCreating: false,
    problems: {},
  })
  return { owner, state, calls: new LatestOnly(), photos: new Map() }
}

/**
 * Keeps the draft on the device with every change, and follows other tabs that are at the same one. `onGone`: another
 * tab has finished or dropped it. Returns how to stop.
 */
export function keepInStep(building: Building, onGone: () => void): () => void {
  const { owner, state } = building
  let unwatch = () => {}
  let watched = ''
  const watch = () => {
    const { id } = state.draft
    if (watched === id) return
    unwatch()
    watched = id
    unwatch = watchDraft(owner, id, (theirs) => {
      if (theirs !== null) {
        // Each tab stays at its own step.
        Object.assign(state.draft, theirs, { step: state.draft.step })
      } else if (!isBlank(state.draft)) {
        setDraft(building, blankDraft())
        onGone()
      }
    })
  }
  watch()
  const unsubscribe = subscribe(state, () => {
    keepDraft(owner, state.draft)
    watch()
  })
  return () => {
    unsubscribe()
    unwatch()
  }
}

/** Puts another draft in the place of this one; the kept copy of this one stays. */
function setDraft(building: Building, draft: PlaceDraft): void {
  const { state, photos } = building
  photos.clear()
  Object.assign(state, {
    draft,
    offered: null,
    shownPhotos: [],
    reading: null,
    suggestions: null,
    note: '',
    duplicates: null,
    problems: {},
  })
}

/** What the person does to the draft. Problems of what is changed are settled by that. */
export function change({ state }: Building, changes: Partial<PlaceDraft>): void {
  Object.assign(state.draft, changes, { changedAt: Date.now() })
  for (const field of Object.keys(changes)) {
    const input = field === 'dishes' || field === 'chosen' ? 'veganOptions' : field
    for (const name of Object.keys(state.problems)) {
      if (name === input || name.startsWith(`${input}.`)) delete state.problems[name]
    }
  }
}

/** Gives the draft a name from elsewhere; one that has another name already is put aside and offered. */
export function beginNamed(building: Building, name: string): void {
  const { draft } = building.state
  if (draft.name.trim() !== '' && draft.name.trim() !== name) {
    const before = draftNow(building)
    keepDraft(building.owner, before)
    setDraft(building, blankDraft())
    building.state.offered = before
  }
  change(building, { name })
}

/** Goes on with the draft that was offered; answers with the address of its step. */
export async function takeOffered(building: Building): Promise<string> {
  const { offered } = building.state
  if (offered === null) return ''
  const draft = readDraft(building.owner, offered.id) ?? blankDraft()
  setDraft(building, draft)
  await loadPhotos(building)
  return draft.step
}

/** Forgets the draft that was offered. */
export function refuseOffered({ owner, state }: Building): void {
  if (state.offered === null) return
  dropDraft(owner, state.offered.id)
  void keepPhotos(state.offered.id, [])
  state.offered = null
}

/** Forgets this draft, as after a success or on "Start again". */
export function startAgain(building: Building): void {
  const { id } = building.state.draft
  for (const name of ['read', 'address', 'suggest', 'duplicates', 'match']) {
    building.calls.cancel(name)
  }
  dropDraft(building.owner, id)
  void keepPhotos(id, [])
  setDraft(building, blankDraft())
}

/** Removes all that an account has left on this device: when it logs out. */
export function forgetDrafts(owner: string): void {
  for (const id of dropDraftsOf(owner)) void keepPhotos(id, [])
}

/** Brings back the photos that were picked before a reload. */
export async function loadPhotos(building: Building): Promise<void> {
  const { id } = building.state.draft
  const found = await readPhotos(id)
  if (building.state.draft.id === id && building.photos.size === 0) showPhotos(building, found)
}

/** Makes these the photos of the draft. */
export function setPhotos(building: Building, photos: readonly Photo[]): void {
  showPhotos(building, photos)
  change(building, { hasPhotos: photos.length > 0 })
  void keepPhotos(building.state.draft.id, photos)
}

function showPhotos({ state, photos }: Building, picked: readonly Photo[]): void {
  photos.clear()
  for (const { key, file } of picked) photos.set(key, file)
  state.shownPhotos = picked.map(({ key, file }) => ({ key, name: file.name }))
}

/** A copy of the draft that later changes leave alone. */
export function draftNow({ state }: Building): PlaceDraft {
  return snapshot(state.draft) as PlaceDraft
}
