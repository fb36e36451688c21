import { proxy, ref, subscribe } from 'valtio/vanilla'
import { auth, currentUserId } from '../account/auth.ts'
import { ensureUser } from '../account/ensureUser.ts'
import { savedKey, storeSavedIds } from '../device/persistedSaved.ts'
import { randomId } from '../device/randomId.ts'
import { readSavedIds, SAVED_IDS } from '../device/savedIds.ts'
import { watchStored } from '../device/storage.ts'
import { readValue, updateValue } from '../device/storedValue.ts'
import { alertClashes } from './alertClashes.ts'
import { type Clash, emptyData, moveIn } from './merging/merge.ts'
import { hasUnsent, NOTHING, placesOf, type SavedData } from './merging/savedData.ts'
import { savedHearts } from './savedHearts.ts'

const REVISION_LENGTH = 8

export interface Saved {
  /** False until the device's data is loaded: in the Worker, and in the first render. */
  isKnown: boolean
  data: Readonly<SavedData>
}

export const NOT_ASKED: Readonly<Saved> = { isKnown: false, data: NOTHING }

/**
 * What is saved on this device, by the signed-in user or without an account. Only functions of this file change it, and only in
 * the browser.
 */
export const saved: Saved = proxy({ ...NOT_ASKED, data: ref(NOTHING) })

let opened: { userId: string; done: Promise<void> } | null = null
let isWatching = false

/** Loads the device's data. What was saved without an account moves into the signed-in user's account. */
export function openSaved(): Promise<void> {
  if (!isWatching) watch()
  const userId = currentUserId()
  if (opened?.userId !== userId) opened = { userId, done: load(userId) }
  return opened.done
}

async function load(userId: string): Promise<void> {
  try {
    if (userId !== '') await moveDeviceInto(userId)
  } catch {
    // Another user has signed in meanwhile, whose data is loaded instead.
    return
  }
  publish(userId, dataOf(await readValue(savedKey(userId))))
}

async function moveDeviceInto(userId: string): Promise<void> {
  const device = dataOf(await readValue(savedKey('')))
  if (!hasUnsent(device)) return
  let clashes: Clash[] = []
  const isStored = await changeSaved(userId, (data) => {
    const moved = moveIn(data, device)
    clashes = moved.clashes
    return moved.data
  })
  alertClashes(clashes)
  // Only once it is stored there. If the browser stops in between, nothing is lost, and moving it twice makes no doubles.
  if (isStored) await changeSaved('', emptyData)
}

/**
 * Changes what is saved, in every tab; resolves to whether this device has stored it. Rejects when `userId` is no longer signed
 * in: a late answer must not restore data on a device that was cleared.
 */
export async function changeSaved(
  userId: string,
  change: (data: SavedData) => SavedData,
): Promise<boolean> {
  const { value, isStored } = await updateValue(savedKey(userId), (found) => {
    // Data without an account stays on the device whoever signs in.
    if (userId !== '') ensureUser(userId)
    return change(dataOf(found))
  })
  publish(userId, value, randomId(REVISION_LENGTH))
  return isStored
}

/** Only a change has a new `revision`: if a tab that hears of one made another, two tabs would answer each other for ever. */
function publish(userId: string, data: SavedData, revision = readSavedIds().revision): void {
  // Another user may have signed in meanwhile.
  if (userId !== currentUserId()) return
  saved.data = ref(data)
  saved.isKnown = true
  const ids = placesOf(data).map(({ id }) => id)
  storeSavedIds({ ids, isUnsent: hasUnsent(data), revision })
  savedHearts.ids = ids
}

function watch(): void {
  isWatching = true
  subscribe(auth, () => {
    if (opened?.userId !== currentUserId()) void openSaved()
  })
  watchStored(SAVED_IDS, () => {
    const userId = currentUserId()
    readValue(savedKey(userId)).then(
      (found) => publish(userId, dataOf(found)),
      () => undefined,
    )
  })
}

function dataOf(found: unknown): SavedData {
  const isData = typeof found === 'object' && found !== null && 'places' in found
  return isData ? (found as SavedData) : emptyData()
}
