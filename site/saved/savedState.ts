import { proxy, ref, subscribe } from 'valtio/vanilla'
import { accountId, auth } from '../account/auth.ts'
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

let opened: { owner: string; done: Promise<void> } | null = null
let isWatching = false

/** Loads the device's data. What was saved without an account moves into the signed-in user's account. */
export function openSaved(): Promise<void> {
  if (!isWatching) watch()
  const owner = accountId()
  if (opened?.owner !== owner) opened = { owner, done: load(owner) }
  return opened.done
}

async function load(owner: string): Promise<void> {
  try {
    if (owner !== '') await moveDeviceInto(owner)
  } catch {
    // Another user has signed in meanwhile, whose data is loaded instead.
    return
  }
  publish(owner, dataOf(await readValue(savedKey(owner))))
}

async function moveDeviceInto(owner: string): Promise<void> {
  const device = dataOf(await readValue(savedKey('')))
  if (!hasUnsent(device)) return
  let clashes: Clash[] = []
  const isStored = await changeSaved(owner, (data) => {
    const moved = moveIn(data, device)
    clashes = moved.clashes
    return moved.data
  })
  alertClashes(clashes)
  // Only once it is stored there. If the browser stops in between, nothing is lost, and moving it twice makes no doubles.
  if (isStored) await changeSaved('', emptyData)
}

/**
 * Changes what is saved, in every tab; resolves to whether this device has stored it. Rejects when `owner` is no longer signed
 * in: a late answer must not restore data on a device that was cleared.
 */
export async function changeSaved(
  owner: string,
  change: (data: SavedData) => SavedData,
): Promise<boolean> {
  const { value, isStored } = await updateValue(savedKey(owner), (found) => {
    // Data without an account stays on the device whoever signs in.
    if (owner !== '') ensureOwner(owner)
    return change(dataOf(found))
  })
  publish(owner, value, randomId(REVISION_LENGTH))
  return isStored
}

/** Throws unless `owner` still owns the data loaded here. */
export function ensureOwner(owner: string): void {
  if (owner !== accountId()) throw new Error('Somebody else is signed in')
}

/** Only a change has a new `revision`: if a tab that hears of one made another, two tabs would answer each other for ever. */
function publish(owner: string, data: SavedData, revision = readSavedIds().revision): void {
  // Another user may have signed in meanwhile.
  if (owner !== accountId()) return
  saved.data = ref(data)
  saved.isKnown = true
  const ids = placesOf(data).map(({ id }) => id)
  storeSavedIds({ ids, isUnsent: hasUnsent(data), revision })
  savedHearts.ids = ids
}

function watch(): void {
  isWatching = true
  subscribe(auth, () => {
    if (opened?.owner !== accountId()) void openSaved()
  })
  watchStored(SAVED_IDS, () => {
    const owner = accountId()
    readValue(savedKey(owner)).then(
      (found) => publish(owner, dataOf(found)),
      () => undefined,
    )
  })
}

function dataOf(found: unknown): SavedData {
  const isData = typeof found === 'object' && found !== null && 'places' in found
  return isData ? (found as SavedData) : emptyData()
}
