import { proxy, ref, subscribe } from 'valtio/vanilla'
import { auth } from '../account/auth.ts'
import {
  readPersistedSaved,
  storeSavedIds,
  updatePersistedSaved,
} from '../device/persistedSaved.ts'
import { SAVED_IDS } from '../device/savedIds.ts'
import { watchStored } from '../device/storage.ts'
import { emptyData, moveIn } from './merging/merge.ts'
import { hasUnsent, NOTHING, placesOf, type SavedData } from './merging/savedData.ts'
import { savedHearts } from './savedHearts.ts'

export interface Saved {
  /** False until the device has been asked: in the Worker, and for the first render. */
  isKnown: boolean
  data: Readonly<SavedData>
}

export const NOT_ASKED: Readonly<Saved> = { isKnown: false, data: NOTHING }

/** What is saved on this device by whoever is signed in, or by nobody. What follows changes it, in the browser alone. */
export const saved: Saved = proxy({ ...NOT_ASKED, data: ref(NOTHING) })

/** Whose it is: an account's id; empty without an account. */
export const ownerOfSaved = (): string => auth.user?.id ?? ''

let opened: { owner: string; done: Promise<void> } | null = null
let isWatching = false

/** Asks the device; what was saved on it without an account moves into the account of whoever is signed in. */
export function openSaved(): Promise<void> {
  if (!isWatching) watch()
  const owner = ownerOfSaved()
  if (opened?.owner !== owner) opened = { owner, done: open(owner) }
  return opened.done
}

async function open(owner: string): Promise<void> {
  if (owner !== '') await moveDeviceInto(owner)
  show(owner, dataOf(await readPersistedSaved(owner)))
}

async function moveDeviceInto(owner: string): Promise<void> {
  const device = dataOf(await readPersistedSaved(''))
  if (!hasUnsent(device)) return
  await updatePersistedSaved(owner, (found) => moveIn(dataOf(found), device))
  // Only now: moving in twice makes no doubles, and a browser that ends in between loses nothing.
  await updatePersistedSaved('', emptyData)
}

/** Changes what is saved, in every tab. */
export async function changeSaved(
  owner: string,
  change: (data: SavedData) => SavedData,
): Promise<SavedData> {
  const data = await updatePersistedSaved(owner, (found) => change(dataOf(found)))
  show(owner, data)
  return data
}

function show(owner: string, data: SavedData): void {
  // Meanwhile somebody else may have signed in.
  if (owner !== ownerOfSaved()) return
  saved.data = ref(data)
  saved.isKnown = true
  const ids = placesOf(data).map(({ id }) => id)
  storeSavedIds({ ids, isUnsent: hasUnsent(data) })
  savedHearts.ids = ids
}

function watch(): void {
  isWatching = true
  subscribe(auth, () => {
    if (opened?.owner !== ownerOfSaved()) void openSaved()
  })
  watchStored(SAVED_IDS, () => {
    const owner = ownerOfSaved()
    readPersistedSaved(owner).then(
      (found) => show(owner, dataOf(found)),
      () => undefined,
    )
  })
}

function dataOf(found: unknown): SavedData {
  const isData = typeof found === 'object' && found !== null && 'places' in found
  return isData ? (found as SavedData) : emptyData()
}
