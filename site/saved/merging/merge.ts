import type { SavedAnswer } from '../../../worker/contract/saved/saved.ts'
import { MAX_NOTE_LENGTH } from '../../../worker/contract/saved/savedLimits.ts'
import {
  type Entry,
  isSameList,
  isSamePlace,
  type ListEntry,
  NOTHING,
  type Place,
  type SavedData,
} from './savedData.ts'

/** A note changed here and elsewhere: this device's stays, and the user is shown the other. */
export interface Clash {
  name: string
  otherNote: string
}

/**
 * Merges this device's data with the server's answer. What is newer is decided by versions alone, never by clocks
 * (docs/decisions/0037).
 */
export function merge(data: SavedData, answer: SavedAnswer): { data: SavedData; clashes: Clash[] } {
  // A newer answer has already been merged.
  if (answer.version < data.version) return { data, clashes: [] }
  const { places, lists } = withSameLists(data, answer.lists)
  const clashes: Clash[] = []
  return {
    data: {
      version: answer.version,
      lists: mergeAll(lists, answer.lists, isSameList, (_, mine) => mine),
      places: mergeAll(places, answer.places, isSamePlace, collectingClashes(clashes)),
    },
    clashes,
  }
}

/** Moves what was saved without an account into the account of the user who has logged in. */
export function moveIn(
  account: SavedData,
  device: SavedData,
): { data: SavedData; clashes: Clash[] } {
  const known = Object.fromEntries(mineOf(account.lists))
  const { places, lists } = withSameLists(device, known)
  const merged: SavedData = {
    ...account,
    lists: { ...account.lists },
    places: { ...account.places },
  }
  for (const [id, mine] of mineOf<{ name: string }>(lists)) {
    merged.lists[id] = { ...(account.lists[id] ?? { base: null }), mine }
  }
  const clashes: Clash[] = []
  const mergeNotes = collectingClashes(clashes)
  for (const [id, mine] of mineOf(places)) {
    const entry = account.places[id] ?? { mine: null, base: null }
    const both = entry.mine === null ? mine : mergeNotes(null, mine, entry.mine)
    merged.places[id] = { ...entry, mine: both }
  }
  return { data: merged, clashes }
}

/** Merges places and adds notes that are lost to `clashes`. */
function collectingClashes(clashes: Clash[]): MergeBoth<Place> {
  return (base, mine, theirs) => {
    const otherNote = lostNote(base, mine, theirs)
    if (otherNote !== null) clashes.push({ name: mine.name, otherNote })
    return mergePlace(base, mine, theirs)
  }
}

function mineOf<T>(entries: Record<string, Entry<T>>): (readonly [id: string, mine: T])[] {
  return Object.entries(entries).flatMap(([id, { mine }]) =>
    mine === null ? [] : [[id, mine] as const],
  )
}

type MergeBoth<T> = (base: T | null, mine: T, theirs: T) => T

function mergeAll<Mine, Base extends Mine>(
  entries: Record<string, Entry<Mine, Base>>,
  answered: Record<string, Base & { version: number }>,
  isSame: (a: Mine | null, b: Mine | null) => boolean,
  mergeBoth: MergeBoth<Mine>,
): Record<string, Entry<Mine, Base>> {
  const ids = new Set([...Object.keys(entries), ...Object.keys(answered)])
  const merged = [...ids].map((id) => {
    const entry = entries[id] ?? { mine: null, base: null }
    return [id, mergeOne(entry, answered[id] ?? null, isSame, mergeBoth)] as const
  })
  return Object.fromEntries(merged.filter(([, { mine, base }]) => mine !== null || base !== null))
}

function mergeOne<Mine, Base extends Mine>(
  { mine, base, sent }: Entry<Mine, Base>,
  theirs: (Base & { version: number }) | null,
  isSame: (a: Mine | null, b: Mine | null) => boolean,
  mergeBoth: MergeBoth<Mine>,
): Entry<Mine, Base> {
  // The sent change has arrived; the entry may have changed here since.
  if (sent !== undefined && isSame(sent, theirs)) return { mine, base: theirs }
  if (isSame(mine, base)) return { mine: theirs, base: theirs }
  if (theirs?.version === base?.version) return { mine, base: theirs }
  // Both sides changed. A deletion applies only to what its author had seen, so a newer change stays.
  if (mine === null) return { mine: theirs, base: theirs }
  if (theirs === null) return { mine, base: null }
  return { mine: mergeBoth(base, mine, theirs), base: theirs }
}

/** Merges two changes of one place. If both changed the note, this device's is kept, as it arrives later. */
function mergePlace(base: Place | null, mine: Place, theirs: Place): Place {
  const before = base?.lists ?? []
  const kept = theirs.lists.filter((list) => mine.lists.includes(list) || !before.includes(list))
  const added = mine.lists.filter((list) => !before.includes(list))
  return {
    name: theirs.name,
    note: mergeNote(base, mine, theirs),
    lists: [...new Set([...kept, ...added])],
  }
}

function mergeNote(base: Place | null, mine: Place, theirs: Place): string {
  if (mine.note === (base?.note ?? '')) return theirs.note
  if (theirs.note === '' || theirs.note === mine.note) return mine.note
  if (base === null && theirs.note.split('\n').includes(mine.note)) return theirs.note
  const both = `${theirs.note}\n${mine.note}`
  // Neither note was meant to replace the other.
  return base === null && both.length <= MAX_NOTE_LENGTH ? both : mine.note
}

/** Their note, if it is new and the merged place does not hold it. */
function lostNote(base: Place | null, mine: Place, theirs: Place): string | null {
  const isNew = theirs.note !== '' && theirs.note !== (base?.note ?? '')
  return isNew && !mergeNote(base, mine, theirs).includes(theirs.note) ? theirs.note : null
}

/** A name's form for comparison. */
export const folded = (name: string) => name.normalize('NFKC').trim().toLowerCase()

/** Replaces a new list by an existing one of the same name. */
function withSameLists(
  { places, lists }: SavedData,
  known: Readonly<Record<string, { name: string }>>,
): Pick<SavedData, 'places' | 'lists'> {
  const idOf = new Map(Object.entries(known).map(([id, { name }]) => [folded(name), id]))
  const moved = new Map<string, string>()
  const others: Record<string, ListEntry> = {}
  for (const [id, entry] of Object.entries(lists)) {
    const same = entry.base === null && entry.mine ? idOf.get(folded(entry.mine.name)) : undefined
    if (same === undefined || same === id) others[id] = entry
    else moved.set(id, same)
  }
  if (moved.size === 0) return { places, lists }
  const move = (place: Place): Place => ({
    ...place,
    lists: [...new Set(place.lists.map((id) => moved.get(id) ?? id))],
  })
  const movedPlaces = Object.entries(places).map(
    ([id, entry]) => [id, { ...entry, mine: entry.mine && move(entry.mine) }] as const,
  )
  return { places: Object.fromEntries(movedPlaces), lists: others }
}

/** Data without anything saved. */
export const emptyData = (): SavedData => structuredClone(NOTHING)
