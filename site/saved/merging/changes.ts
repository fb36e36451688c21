import type { SavedChanges, SavedList, SavedPlace } from '../../../worker/contract/saved/saved.ts'
import { MAX_CHANGES_AT_ONCE } from '../../../worker/contract/saved/savedLimits.ts'
import { type Entry, isSameList, isSamePlace, type Place, type SavedData } from './savedData.ts'

/** Saves a restaurant, with what is said of it; null takes it away. */
export function setPlace(data: SavedData, id: string, place: Place | null): SavedData {
  return { ...data, places: withMine(data.places, id, place) }
}

/** Begins a list or names it anew; null takes it away. What was on it stays saved. */
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

/** What is to be sent next, in an order in which nothing names what is not there yet. */
export function changesOf(data: SavedData): SavedChanges {
  return {
    lists: unsent(data.lists, isSameList, ({ name }) => ({ name })),
    places: unsent(data.places, isSamePlace, ({ note, lists }: SavedPlace) => ({ note, lists })),
  }
}

function unsent<Mine, Value>(
  entries: Record<string, Entry<Mine>>,
  isSame: (a: Mine | null, b: Mine | null) => boolean,
  toValue: (mine: Mine) => Value,
): { id: string; base: number; value: Value | null }[] {
  return Object.entries(entries)
    .filter(([, { mine, base }]) => !isSame(mine, base))
    .slice(0, MAX_CHANGES_AT_ONCE)
    .map(([id, { mine, base }]) => ({
      id,
      base: base?.version ?? 0,
      value: mine === null ? null : toValue(mine),
    }))
}

/** Notes what is on its way. */
export function markSent(data: SavedData, { lists, places }: SavedChanges): SavedData {
  return {
    ...data,
    lists: withSent(data.lists, lists),
    places: withSent(data.places, places),
  }
}

function withSent<Mine, Base extends Mine>(
  entries: Record<string, Entry<Mine, Base>>,
  changes: readonly { id: string }[],
): Record<string, Entry<Mine, Base>> {
  const marked = changes.flatMap(({ id }) => {
    const entry = entries[id]
    return entry ? [[id, { ...entry, sent: entry.mine }] as const] : []
  })
  return { ...entries, ...Object.fromEntries(marked) }
}
