import { t, to } from '../../languages/t.ts'
import { UNDO_ALERT_MS } from '../../worker/contract/limits.ts'
import type { SavedPlace } from '../../worker/contract/saved/saved.ts'
import { LIST_ID_LENGTH } from '../../worker/contract/saved/savedLimits.ts'
import { accountId } from '../account/auth.ts'
import { shareList } from '../api/saved.ts'
import { randomId } from '../device/randomId.ts'
import { addAlert, removeAlert } from '../shell/alerts.ts'
import { setList, setPlace } from './merging/changes.ts'
import { folded } from './merging/merge.ts'
import { listsOf, type Place, type SavedData } from './merging/savedData.ts'
import { changeSaved, openSaved, saved } from './savedState.ts'
import { mergeAnswer, syncSaved } from './syncing.ts'

/** Stores a change at once and sends it when possible. Resolves to whether the device has stored it. */
async function changeAndSync(change: (data: SavedData) => SavedData): Promise<boolean> {
  await openSaved()
  const owner = accountId()
  const isStored = await changeSaved(owner, change)
  if (!isStored && owner === '') alertNotStored()
  void syncSaved()
  return isStored
}

let isNotStoredShown = false

/** Without an account, data that the device does not store is nowhere else. */
function alertNotStored(): void {
  if (isNotStoredShown) return
  isNotStoredShown = true
  addAlert({
    kind: 'error',
    text: t('This device keeps nothing more: what you save is gone when you close this page.'),
  })
}

/** The alert after the first place is saved; 0 before it. */
let firstSavedAlert = 0

/** What was removed on this page, by owner and id, so that saving it again brings its note and lists back. */
const removed = new Map<string, { place: Place; alertId: number }>()

/** Saves a restaurant or removes it. Nothing changes if it is so already. */
export async function setSaved(
  { id, name }: { id: string; name: string },
  isWanted: boolean,
): Promise<void> {
  await openSaved()
  const key = `${accountId()} ${id}`
  if (isWanted) await save(id, name, key)
  else await remove(id, name, key)
}

async function save(id: string, name: string, key: string): Promise<void> {
  const isFirst = Object.keys(saved.data.places).length === 0
  const kept = removed.get(key)
  removed.delete(key)
  if (kept) removeAlert(kept.alertId)
  const added = { note: '', lists: [], ...kept?.place, name }
  const isStored = await changeAndSync((data) => setPlace(data, id, data.places[id]?.mine ?? added))
  if (isStored && isFirst && !kept) void requestPersistence()
}

async function remove(id: string, name: string, key: string): Promise<void> {
  let before: Place | null = null
  await changeAndSync((data) => {
    before = data.places[id]?.mine ?? null
    return before ? setPlace(data, id, null) : data
  })
  if (before === null) return
  removeAlert(firstSavedAlert)
  const undo = { label: t('Undo'), run: () => void setSaved({ id, name }, true) }
  const text = t('{name} is no longer saved', { name })
  const alertId = addAlert({ kind: 'success', text, action: undo, durationMs: UNDO_ALERT_MS })
  removed.set(key, { place: before, alertId })
}

/** Asks the browser not to clear the data when it runs short of space. */
async function requestPersistence(): Promise<void> {
  if (accountId() === '') {
    firstSavedAlert = addAlert({
      kind: 'info',
      text: t('Saved on this device. Log in to have it on every device.'),
      action: { label: t('Saved places'), href: to('/saved') },
    })
  }
  try {
    await navigator.storage.persist()
  } catch {
    // A browser without this function decides by itself.
  }
}

/** Changes the note or the lists of a saved restaurant. */
export async function describePlace(
  id: string,
  describe: (before: Place) => Partial<SavedPlace>,
): Promise<void> {
  await changeAndSync((data) => {
    const before = data.places[id]?.mine
    return before ? setPlace(data, id, { ...before, ...describe(before) }) : data
  })
}

/** Creates a list unless one of that name exists, perhaps by another tab; resolves to its id. */
export async function beginList(name: string): Promise<string> {
  const newId = randomId(LIST_ID_LENGTH)
  let id = newId
  await changeAndSync((data) => {
    const same = listsOf(data).find((list) => folded(list.name) === folded(name))
    id = same?.id ?? newId
    return same ? data : setList(data, newId, { name })
  })
  return id
}

export async function renameList(id: string, name: string): Promise<void> {
  await changeAndSync((data) => setList(data, id, { name }))
}

export async function deleteList(id: string): Promise<void> {
  await changeAndSync((data) => setList(data, id, null))
}

/** Creates or revokes a list's link. Rejects when the server cannot be reached. */
export async function setShared(id: string, isShared: boolean): Promise<void> {
  await syncSaved()
  await mergeAnswer(accountId(), await shareList(id, isShared))
}
