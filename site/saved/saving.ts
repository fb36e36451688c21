import { t, to } from '../../languages/t.ts'
import { UNDO_ALERT_MS } from '../../worker/contract/limits.ts'
import type { SavedPlace } from '../../worker/contract/saved/saved.ts'
import { LIST_ID_LENGTH } from '../../worker/contract/saved/savedLimits.ts'
import { currentUserId } from '../account/auth.ts'
import { shareList } from '../api/saved.ts'
import { randomId } from '../device/randomId.ts'
import { alertNotStored } from '../shell/alertNotStored.ts'
import { addAlert, removeAlert } from '../shell/alerts.ts'
import { setList, setPlace } from './merging/changes.ts'
import { folded } from './merging/merge.ts'
import { listsOf, type Place, type SavedData } from './merging/savedData.ts'
import { changeSaved, openSaved, saved } from './savedState.ts'
import { mergeAnswer, syncSaved } from './syncing.ts'

let isNotStoredShown = false

/** Stores a change at once and sends it when possible. Resolves to whether the device has stored it. */
async function changeAndSync(change: (data: SavedData) => SavedData): Promise<boolean> {
  await openSaved()
  const userId = currentUserId()
  const isStored = await changeSaved(userId, change)
  // Without an account it is nowhere else.
  if (!isStored && userId === '' && !isNotStoredShown) {
    isNotStoredShown = true
    alertNotStored()
  }
  void syncSaved()
  return isStored
}

/** The alert after the first place is saved; 0 before it. */
let firstSavedAlert = 0

/** What was removed on this page, by user and id, so that saving it again brings its note and lists back. */
const removed = new Map<string, { place: Place; alertId: number }>()

/** Saves a restaurant or removes it. Nothing changes if it is so already. */
export async function setSaved(
  { id, name }: { id: string; name: string },
  isWanted: boolean,
): Promise<void> {
  await openSaved()
  const key = `${currentUserId()} ${id}`
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
  if (currentUserId() === '') {
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
    const same = listNamed(data, name)
    id = same?.id ?? newId
    return same ? data : setList(data, newId, { name })
  })
  return id
}

const listNamed = (data: SavedData, name: string) =>
  listsOf(data).find((list) => folded(list.name) === folded(name))

/** Resolves to false if another list has that name. */
export async function renameList(id: string, name: string): Promise<boolean> {
  let isFree = true
  await changeAndSync((data) => {
    isFree = (listNamed(data, name)?.id ?? id) === id
    return isFree ? setList(data, id, { name }) : data
  })
  return isFree
}

export async function deleteList(id: string): Promise<void> {
  await changeAndSync((data) => setList(data, id, null))
}

/** Creates or revokes a list's link. Rejects when the server cannot be reached. */
export async function setShared(id: string, isShared: boolean): Promise<void> {
  await syncSaved()
  await mergeAnswer(currentUserId(), await shareList(id, isShared))
}
