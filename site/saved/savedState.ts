import { proxy, ref, subscribe } from 'valtio/vanilla'
import { auth } from '../account/auth.ts'
import { readKept, updateKept } from '../device/keptValue.ts'
import { savedKey, storeSavedIds } from '../device/persistedSaved.ts'
import { SAVED_IDS } from '../device/savedIds.ts'
import { watchStored } from '../device/storage.ts'
import { type Clash, emptyData, moveIn } from './merging/merge.ts'
import { hasUnsent, NOTHING, placesOf, type SavedData } from './merging/savedData.ts'
import { savedHearts } from './savedHearts.ts'
import { tellClashes } from './tellClashes.ts'

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
  if (opened?.owner !== owner) opened = { owner, done: load(owner) }
  return opened.done
}

async function load(owner: string): Promise<void> {
  try {
    if (owner !== '') await moveDeviceInto(owner)
  } catch {
    // Somebody else is signed in by now, whose own is loaded.
    return
  }
  publish(owner, dataOf(await readKept(savedKey(owner))))
}

async function moveDeviceInto(owner: string): Promise<void> {
  const device = dataOf(await readKept(savedKey('')))
  if (!hasUnsent(device)) return
  let clashes: Clash[] = []
  const isKept = await changeSaved(owner, (data) => {
    const moved = moveIn(data, device)
    clashes = moved.clashes
    return moved.data
  })
  tellClashes(clashes)
  // Only when it is kept there: moving in twice makes no doubles, and a browser that ends in between loses nothing.
  if (isKept) await changeSaved('', emptyData)
}

/**
 * Changes what is saved, in every tab; gives whether this device has kept it. Rejects when `owner` is no longer signed in:
 * what a call brings too late must not come back to a device that was emptied.
 */
export async function changeSaved(
  owner: string,
  change: (data: SavedData) => SavedData,
): Promise<boolean> {
  const { value, isKept } = await updateKept(savedKey(owner), (found) => {
    // What is nobody's stays on the device whoever signs in.
    if (owner !== '') ensureOwner(owner)
    return change(dataOf(found))
  })
  publish(owner, value)
  return isKept
}

/** Throws unless what is saved here is still that of `owner`. */
export function ensureOwner(owner: string): void {
  if (owner !== ownerOfSaved()) throw new Error('Somebody else is signed in')
}

function publish(owner: string, data: SavedData): void {
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
    readKept(savedKey(owner)).then(
      (found) => publish(owner, dataOf(found)),
      () => undefined,
    )
  })
}

function dataOf(found: unknown): SavedData {
  const isData = typeof found === 'object' && found !== null && 'places' in found
  return isData ? (found as SavedData) : emptyData()
}
