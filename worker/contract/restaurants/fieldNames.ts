import { msg } from '../../../languages/t.ts'
import type { Field, TextInput } from './field.ts'
import { FIELDS, type FieldName, type FieldValues, fieldOf } from './fields.ts'

/** The names of the fields whose rows have these properties. */
type NamesOf<Kind> = {
  [Name in FieldName]: (typeof FIELDS)[Name] extends Kind ? Name : never
}[FieldName]

export type SameName = NamesOf<{ wire: 'same' }>
export type TextName = NamesOf<{ text: TextInput }>
export type EditedName = NamesOf<{ editedBy: 'editor' | 'admin' }>
export type AdminName = NamesOf<{ editedBy: 'admin' }>
export type ChoiceName = NamesOf<{ choices: object }>
/** Lines of text and choices. */
export type FactName = TextName | ChoiceName
export type OnPageName = NamesOf<{ onlyOnPage: true }>

const namesWhere = <Name extends FieldName>(fits: (field: Field) => boolean): Name[] =>
  (Object.keys(FIELDS) as FieldName[]).filter((name): name is Name => fits(fieldOf(name)))

export const FIELD_NAMES = namesWhere<FieldName>(() => true)
/** Fields with one column of their own; the place has two. */
export const STORED_NAMES = FIELD_NAMES.filter((name) => name !== 'place')
export const SAME_NAMES = namesWhere<SameName>(({ wire }) => wire === 'same')
export const TEXT_NAMES = namesWhere<TextName>(({ text }) => text !== undefined)
export const CHOICE_NAMES = namesWhere<ChoiceName>(({ choices }) => choices !== undefined)
export const FACT_NAMES: FactName[] = [...TEXT_NAMES, ...CHOICE_NAMES]
export const ON_PAGE_NAMES = namesWhere<OnPageName>(({ onlyOnPage }) => onlyOnPage === true)
export const EDITED_NAMES = namesWhere<EditedName>(({ editedBy }) => editedBy !== 'nobody')
export const REVERTED_NAMES = namesWhere<EditedName>(({ isReverted }) => isReverted)

/** Those of the names that the answers of a search have too. */
export function inSearches<Name extends PropertyKey>(
  names: readonly Name[],
): Exclude<Name, OnPageName>[] {
  const isOnPage = new Set<PropertyKey>(ON_PAGE_NAMES)
  return names.filter((name): name is Exclude<Name, OnPageName> => !isOnPage.has(name))
}

export const NOT_KNOWN = msg('Not known')

/** The words of a value on the screen; any other value is "Not known". */
export function choiceWords(name: ChoiceName, value: unknown): string {
  return (typeof value === 'string' && fieldOf(name).choices?.[value]) || NOT_KNOWN
}

/** Only these fields of an object; missing ones stay missing. */
export function pickFields<Source extends object, Name extends keyof Source>(
  from: Source,
  names: readonly Name[],
): Pick<Source, Name> {
  const picked: Partial<Pick<Source, Name>> = {}
  // A loop, because a search does this for each of its rows.
  for (const name of names) if (from[name] !== undefined) picked[name] = from[name]
  return picked as Pick<Source, Name>
}

/** A value for each of the names. */
export function mapFields<Name extends PropertyKey, Value>(
  names: readonly Name[],
  toValue: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, toValue(name)])) as Record<Name, Value>
}

/** A restaurant with every field empty. */
export function emptyFields(): FieldValues {
  return { ...EMPTY, cuisine: [], veganOptions: [] }
}

const EMPTY = mapFields(FIELD_NAMES, (name) => FIELDS[name].empty) as FieldValues
