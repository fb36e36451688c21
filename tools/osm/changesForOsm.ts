import type { Diet } from '../../worker/contract/diet.ts'
import { FACT_NAMES } from '../../worker/contract/restaurants/fieldNames.ts'
import {
  type FieldName,
  type FieldValues,
  fieldOf,
} from '../../worker/contract/restaurants/fields.ts'
import { isProgram } from '../../worker/restaurants/writers.ts'

/** A change of a restaurant from its history. */
interface Change {
  /** A user's id, or a program's name: 'import', 'timer'. */
  by: string
  changes: Record<string, [before: unknown, after: unknown]>
}

/** Where members differ from OpenStreetMap. */
export interface OsmChanges {
  /** New values by tag; null removes the tag. */
  tags: Record<string, string | null>
  /** Differences that no single tag expresses, for the mapper to read. */
  notes: string[]
}

type ToTags = (value: never) => Record<string, string | null>

const asText = (tag: string) => (value: string | null) => ({ [tag]: value })
/** Sets both tags of a level, since a remaining old one could contradict it; `dietOf` reads them back. */
const DIET_TAGS: Readonly<Partial<Record<Diet, Record<string, string>>>> = {
  vegan: { 'diet:vegan': 'only' },
  vegetarian: { 'diet:vegan': 'yes', 'diet:vegetarian': 'only' },
  options: { 'diet:vegan': 'yes', 'diet:vegetarian': 'yes' },
}

const TAGS: Partial<Record<FieldName, ToTags>> = {
  name: asText('name'),
  website: asText('website'),
  openingHours: asText('opening_hours'),
  cuisine: (values: string[]) => ({
    cuisine: values.length === 0 ? null : values.map((one) => one.replaceAll('-', '_')).join(';'),
  }),
  diet: (value: Diet) => DIET_TAGS[value] ?? {},
  ...Object.fromEntries(
    FACT_NAMES.flatMap((name) => {
      const [tag] = fieldOf(name).osmTags ?? []
      return tag === undefined ? [] : [[name, asText(tag)]]
    }),
  ),
}

const NOTES: Readonly<Record<string, (value: never) => string | null>> = {
  diet: (value: Diet) =>
    value === 'unconfirmed' ? 'Nobody could confirm that it serves vegan dishes.' : null,
  address: (value: string | null) => `The address is: ${value ?? 'not known'}`,
  place: (value: FieldValues['place']) =>
    value === null ? 'It has no fixed place.' : `It is at ${value.lat}, ${value.lng}.`,
  closedAt: (value: number | null) =>
    value === null ? 'It is open again.' : 'It is closed for good.',
}

/**
 * What members changed since the import last wrote each field, oldest change first. Leaves out changes that were undone, and what
 * OpenStreetMap does not store (dishes, menus, ratings).
 */
export function changesForOsm(history: readonly Change[]): OsmChanges {
  const said = new Map<string, [before: unknown, after: unknown]>()
  for (const { by, changes } of history) {
    for (const [name, [before, after]] of Object.entries(changes)) {
      const first = said.get(name)
      if (isProgram(by)) said.delete(name)
      else said.set(name, [first ? first[0] : before, after])
    }
  }
  const found: OsmChanges = { tags: {}, notes: [] }
  for (const [name, [before, after]] of said) {
    if (JSON.stringify(before) === JSON.stringify(after)) continue
    Object.assign(found.tags, TAGS[name as FieldName]?.(after as never))
    const note = NOTES[name]?.(after as never)
    if (note) found.notes.push(note)
  }
  return found
}
