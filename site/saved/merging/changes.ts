import type { SavedChanges, SavedList } from '../../../worker/contract/saved/saved.ts'
import { MAX_CHANGES_AT_ONCE } from '../../../worker/contract/saved/savedLimits.ts'
import { type Entry, isSameList, isSamePlace, type Place, type SavedData } from './savedData.ts'

/** Saves a restaurant with its note and lists; null removes it. */
export function setPlace(data: SavedData, id: string, place: Place | null): SavedData {
  return { ...data, places: withMine(data.places, id, place) }
}

/** Creates or renames a list; null removes it. Its places stay saved. */
export function setList(data: SavedData, id: string, list: SavedList | null): SavedData {
  return { ...data, lists: withMine(data.lists, id, list) }
}

function withMine<Mine, Base extends Mine>(
  entries: Record<string, Entry<Mine, Base>>,
  id: string,
  mine: Mine | null,
): Record<string, Entry<Mine, Base>> {
  const { [id]: before, ...others } = entries
  const entry: Entry<Mine, Base> = { ...(before ?? { base: null }), mine }
  const isNothing = mine === null && entry.base === null && entry.sent === undefined
  return isNothing ? others : { ...others, [id]: entry }
}

/**
 * The next changes to send, ordered so that none refers to something not sent yet, and the data with exactly these marked as
 * sent.
 */
export function beginSending(data: SavedData): { changes: SavedChanges; data: SavedData } {
  // The server stores well-formed text only. Other text would never match its answer, so it is cleaned before sending.
  const lists = markSent(data.lists, isSameList, ({ name }) => ({ name: name.toWellFormed() }))
  const places = markSent(data.places, isSamePlace, (place) => ({
    ...place,
    note: place.note.toWellFormed(),
    lists: place.lists.filter((id) => data.lists[id]?.mine),
  }))
  return {
    changes: {
      lists: toChanges(lists, ({ name }) => ({ name })),
      places: toChanges(places, ({ note, lists }) => ({ note, lists })),
    },
    data: {
      ...data,
      lists: { ...data.lists, ...Object.fromEntries(lists) },
      places: { ...data.places, ...Object.fromEntries(places) },
    },
  }
}

type Marked<Mine, Base extends Mine> = readonly (readonly [id: string, Entry<Mine, Base>])[]

function markSent<Mine, Base extends Mine>(
  entries: Record<string, Entry<Mine, Base>>,
  isSame: (a: Mine | null, b: Mine | null) => boolean,
  toSendable: (mine: Mine) => Mine,
): Marked<Mine, Base> {
  return Object.entries(entries)
    .filter(([, { mine, base }]) => !isSame(mine, base))
    .slice(0, MAX_CHANGES_AT_ONCE)
    .map(([id, entry]) => {
      const mine = entry.mine === null ? null : toSendable(entry.mine)
      return [id, { ...entry, mine, sent: mine }]
    })
}

function toChanges<Mine, Base extends Mine, Value>(
  marked: Marked<Mine, Base>,
  toValue: (mine: Mine) => Value,
): { id: string; base: number; value: Value | null }[] {
  return marked.map(([id, { mine, base }]) => ({
    id,
    base: base?.version ?? 0,
    value: mine === null ? null : toValue(mine),
  }))
}
