import { t, to } from '../../languages/t.ts'
import type { SavedAnswer, SavedChanges } from '../../worker/contract/saved/saved.ts'
import { fetchSaved, putSaved } from '../api/saved.ts'
import { addAlert } from '../shell/alerts.ts'
import { changesOf, markSent, setList, setPlace } from './merging/changes.ts'
import { type Clash, merge } from './merging/merge.ts'
import { hasUnsent, type SavedData } from './merging/savedData.ts'
import { changeSaved, openSaved, ownerOfSaved, saved } from './savedState.ts'

let running: Promise<void> | null = null
let isWanted = false
let isListening = false

/**
 * Brings the device and the account together: asks first, then sends what changed here. Without a line, or an account, all
 * stays here; it is tried again when the line is back, and by the next page.
 */
export function syncSaved(): Promise<void> {
  listen()
  isWanted = true
  running ??= run().finally(() => {
    running = null
  })
  return running
}

async function run(): Promise<void> {
  await openSaved()
  while (isWanted) {
    isWanted = false
    const owner = ownerOfSaved()
    if (owner === '') return
    try {
      // One tab at a time: two would send the same.
      await navigator.locks.request('saved', () => exchange(owner))
    } catch {
      // It stays here.
      return
    }
  }
}

/** Rejects when there is no answer. */
async function exchange(owner: string): Promise<void> {
  const answer = await fetchSaved(saved.data.version)
  if (answer) await take(owner, answer)
  while (owner === ownerOfSaved() && hasUnsent(saved.data)) {
    const changes = changesOf(saved.data)
    await changeSaved(owner, (data) => markSent(data, changes))
    const changed = await putSaved(changes)
    await take(owner, changed)
    await dropRefused(owner, changes, changed)
  }
}

/** Takes over what the server says, and tells what did not go together. */
export async function take(owner: string, answer: SavedAnswer): Promise<void> {
  let clashes: Clash[] = []
  await changeSaved(owner, (data) => {
    const merged = merge(data, answer)
    clashes = merged.clashes
    return merged.data
  })
  for (const { name, otherNote } of clashes) {
    addAlert({
      kind: 'error',
      text: t(
        'Your note on {name} was changed on another device too. This one stays. The other said: “{otherNote}”',
        { name, otherNote },
      ),
      action: { label: t('Saved places'), href: to('/saved') },
    })
  }
}

/** What the server does not have although it was just sent is more than it takes, or of a restaurant that never was. */
async function dropRefused(
  owner: string,
  { lists, places }: SavedChanges,
  answer: SavedAnswer,
): Promise<void> {
  const isRefused = (known: object) => (change: { id: string; value: unknown }) =>
    change.value !== null && !(change.id in known)
  const refusedLists = lists.filter(isRefused(answer.lists))
  const refused = places.filter(isRefused(answer.places))
  if (refused.length + refusedLists.length === 0) return
  await changeSaved(owner, (data) => {
    const without = refused.reduce<SavedData>((all, { id }) => setPlace(all, id, null), data)
    return refusedLists.reduce((all, { id }) => setList(all, id, null), without)
  })
  addAlert({ kind: 'error', text: t('Not all could be saved: there is no room for more.') })
}

function listen(): void {
  if (isListening) return
  isListening = true
  window.addEventListener('online', () => void syncSaved())
}
