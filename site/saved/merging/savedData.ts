import type { SavedAnswer, SavedList, SavedPlace } from '../../../worker/contract/saved/saved.ts'

/** A saved restaurant on this device, with its name at that time. */
export type Place = SavedPlace & { name: string }

/** The states of one saved thing on this device and on the server. */
export interface Entry<Mine, Base extends Mine = Mine> {
  /** This device's state; null: removed here. */
  mine: Mine | null
  /** The server's last known state; null: it has none. */
  base: (Base & { version: number }) | null
  /** The state last sent, while its arrival is unknown. */
  sent?: Mine | null
}

type PlaceEntry = Entry<Place>
export type ListEntry = Entry<SavedList, SavedAnswer['lists'][string]>

/** All that is saved on a device, by one user or without an account. */
export interface SavedData {
  /** The server's newest known version. */
  version: number
  places: Record<string, PlaceEntry>
  lists: Record<string, ListEntry>
}

export const NOTHING: Readonly<SavedData> = { version: 0, places: {}, lists: {} }

export function isSamePlace(a: SavedPlace | null, b: SavedPlace | null): boolean {
  if (a === null || b === null) return a === b
  return a.note === b.note && isSameSet(a.lists, b.lists)
}

export function isSameList(a: SavedList | null, b: SavedList | null): boolean {
  return a?.name === b?.name
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((one) => b.includes(one))
}

/** All lists, by name. */
export function listsOf({ lists }: SavedData): { id: string; name: string; code: string | null }[] {
  return Object.entries(lists)
    .flatMap(([id, { mine, base }]) =>
      mine === null ? [] : [{ id, name: mine.name, code: base?.code ?? null }],
    )
    .sort((a, b) => a.name.localeCompare(b.name))
}

/** The saved restaurants by name; only those of `list` if given. */
export function placesOf(data: SavedData, list?: string): (Place & { id: string })[] {
  return Object.entries(data.places)
    .flatMap(([id, { mine }]) => (mine === null ? [] : [{ ...mine, id }]))
    .filter(({ lists }) => list === undefined || lists.includes(list))
    .sort((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1))
}

/** The number of changes that have not reached the server. */
export function countUnsent({ places, lists }: SavedData): number {
  return (
    Object.values(lists).filter(({ mine, base }) => !isSameList(mine, base)).length +
    Object.values(places).filter(({ mine, base }) => !isSamePlace(mine, base)).length
  )
}

/** Whether any change has not reached the server. */
export const hasUnsent = (data: SavedData): boolean => countUnsent(data) > 0
