import { msg } from '../../../languages/t.ts'
import { MAX_EMAIL_LENGTH } from '../accounts/accountLimits.ts'
import type { Diet, Status } from '../diet.ts'
import type { VeganOption } from '../veganOption.ts'
import {
  MAX_ADDRESS_LENGTH,
  MAX_OPENING_HOURS_LENGTH,
  MAX_WEBSITE_LENGTH,
} from './restaurantLimits.ts'

/** A fact that is an optional line of text. */
interface TextInput {
  maxLength: number
  hint?: string
  inputMode?: 'url' | 'tel' | 'email'
  autoComplete?: 'off'
}

interface Field {
  /** Its label on the screen. */
  label: string
  /** 'editor': everybody who may edit the restaurant; 'admin': only admins; 'nobody': only special calls and programs. */
  editedBy: 'editor' | 'admin' | 'nobody'
  isReverted: boolean
  /** 'same': answers and exports hold the stored value under the same name. */
  wire: 'same' | 'own'
  /** The value before anybody has given one; its type is the field's. */
  empty: unknown
  text?: TextInput
  /** Its possible values with their words on the screen. */
  choices?: Readonly<Record<string, string>>
  /** The words of the same values on the restaurant's page. */
  chips?: Readonly<Record<string, string>>
  /** A search can ask for restaurants with one of these values. */
  filter?: { label: string; passes: readonly string[] }
  /** Only the restaurant's page and the calls for one restaurant have it; answers of a search leave it out. */
  onlyOnPage?: true
  /** The link to it, as tel: or mailto:. */
  toHref?: (value: string) => string
  /** Its property in schema.org's Restaurant; `sameAs` takes the address of its link. */
  schemaOrg?: 'address' | 'email' | 'sameAs' | 'telephone'
  /** Tags of OpenStreetMap with the same values; the first readable one counts. */
  osmTags?: readonly string[]
  /** Values of these tags that have another name here. */
  osmValues?: Readonly<Record<string, string>>
}

const byEditors = { editedBy: 'editor', isReverted: true } as const
const byAdmins = { editedBy: 'admin', isReverted: true } as const
const byCalls = { editedBy: 'nobody', isReverted: false } as const
const same = { wire: 'same' } as const
const own = { wire: 'own' } as const
const onPage = { onlyOnPage: true } as const
const unknownText = null as string | null

/** A choice, null when not known: each value with its words in the form and on the page of the restaurant. */
const oneOf = <Value extends string>(
  choices: Readonly<Record<Value, string>>,
  chips: Readonly<Record<Value, string>>,
  filter: { label: string; passes: readonly Value[] },
) => ({ choices, chips, filter, empty: null as Value | null })

/** RFC 3966. The zero of "+49 (0)30" is dialled only without the country code. */
function phoneHref(phone: string): string {
  const [written = '', extension] = phone.split(' ext. ')
  const number = written.includes('+') ? written.replace('(0)', '') : written
  return `tel:${number.replace(/[^+\d]/g, '')}${extension ? `;ext=${extension}` : ''}`
}

/**
 * The fields of a restaurant, in the order of the form. Types, columns, edits, reverts, history, import and export follow from
 * it; a field with a missing part does not compile.
 */
export const FIELDS = {
  name: { label: msg('Name'), ...byEditors, ...same, empty: '' as string },
  status: { label: msg('Kind of restaurant'), ...byEditors, ...own, empty: 'RESTAURANT' as Status },
  /** Milliseconds since 1970. */
  onlineUntil: { label: msg('Online until'), ...byCalls, ...own, empty: null as number | null },
  diet: { label: msg('Vegan level'), ...byEditors, ...same, empty: 'options' as Diet },
  /** Lower case, letters and hyphens. */
  cuisine: { label: msg('Cuisine'), ...byEditors, ...same, empty: [] as string[] },
  veganOptions: { label: msg('Vegan options'), ...byEditors, ...own, empty: [] as VeganOption[] },
  /** A `LatLng`, null for a pop-up that has never been out. Answers hold it as `geoJson`. */
  place: {
    label: msg('Location on the map'),
    ...byEditors,
    ...own,
    empty: null as { lat: number; lng: number } | null,
  },
  address: {
    label: msg('Address'),
    ...byEditors,
    ...same,
    empty: unknownText,
    text: { maxLength: MAX_ADDRESS_LENGTH },
    schemaOrg: 'address',
  },
  website: {
    label: msg('Website'),
    ...byEditors,
    ...same,
    empty: unknownText,
    text: {
      maxLength: MAX_WEBSITE_LENGTH,
      hint: msg('For example https://example.com'),
      inputMode: 'url',
      autoComplete: 'off',
    },
    schemaOrg: 'sameAs',
  },
  /** In the OpenStreetMap opening_hours syntax. */
  openingHours: {
    label: msg('Opening hours'),
    ...byEditors,
    ...same,
    empty: unknownText,
    text: {
      maxLength: MAX_OPENING_HOURS_LENGTH,
      hint: msg('For example Mo-Fr 11:00-22:00; Sa 12:00-23:00; Su off'),
    },
  },
  phone: {
    label: msg('Phone'),
    ...byEditors,
    ...same,
    ...onPage,
    empty: unknownText,
    text: {
      maxLength: 60,
      hint: msg('For example +1 617 555 0123'),
      inputMode: 'tel',
      autoComplete: 'off',
    },
    toHref: phoneHref,
    schemaOrg: 'telephone',
    osmTags: ['phone', 'contact:phone'],
  },
  email: {
    label: msg('Email'),
    ...byEditors,
    ...same,
    ...onPage,
    empty: unknownText,
    text: {
      maxLength: MAX_EMAIL_LENGTH,
      hint: msg('For example hello@example.com'),
      inputMode: 'email',
      autoComplete: 'off',
    },
    toHref: (email) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`,
    schemaOrg: 'email',
    osmTags: ['email', 'contact:email'],
  },
  /** The name of the account, in lower case. */
  instagram: {
    label: msg('Instagram'),
    ...byEditors,
    ...same,
    ...onPage,
    empty: unknownText,
    text: { maxLength: 200, hint: msg('For example @greenfork'), autoComplete: 'off' },
    toHref: (account) => `https://www.instagram.com/${encodeURIComponent(account)}/`,
    schemaOrg: 'sameAs',
    osmTags: ['contact:instagram', 'instagram'],
  },
  wheelchair: {
    label: msg('Wheelchair access'),
    ...byEditors,
    ...same,
    ...onPage,
    ...oneOf(
      { yes: msg('Yes'), limited: msg('In part'), no: msg('No') },
      {
        yes: msg('Wheelchair accessible'),
        limited: msg('Partly wheelchair accessible'),
        no: msg('Not wheelchair accessible'),
      },
      { label: msg('Wheelchair accessible'), passes: ['yes'] },
    ),
    osmTags: ['wheelchair'],
    osmValues: { designated: 'yes' },
  },
  takeaway: {
    label: msg('Takeaway'),
    ...byEditors,
    ...same,
    ...onPage,
    ...oneOf(
      { yes: msg('Yes'), only: msg('Nothing else'), no: msg('No') },
      { yes: msg('Takeaway'), only: msg('Takeaway only'), no: msg('No takeaway') },
      { label: msg('Takeaway'), passes: ['yes', 'only'] },
    ),
    osmTags: ['takeaway'],
  },
  delivery: {
    label: msg('Delivery'),
    ...byEditors,
    ...same,
    ...onPage,
    ...oneOf(
      { yes: msg('Yes'), only: msg('Nothing else'), no: msg('No') },
      { yes: msg('Delivery'), only: msg('Delivery only'), no: msg('No delivery') },
      { label: msg('Delivery'), passes: ['yes', 'only'] },
    ),
    osmTags: ['delivery'],
  },
  outdoorSeating: {
    label: msg('Seats outside'),
    ...byEditors,
    ...same,
    ...onPage,
    ...oneOf(
      { yes: msg('Yes'), no: msg('No') },
      { yes: msg('Seats outside'), no: msg('No seats outside') },
      { label: msg('Seats outside'), passes: ['yes'] },
    ),
    osmTags: ['outdoor_seating'],
    osmValues: {
      balcony: 'yes',
      garden: 'yes',
      parklet: 'yes',
      patio: 'yes',
      pedestrian_zone: 'yes',
      roof: 'yes',
      sidewalk: 'yes',
      street: 'yes',
      terrace: 'yes',
      veranda: 'yes',
    },
  },
  reservation: {
    label: msg('Reservations'),
    ...byEditors,
    ...same,
    ...onPage,
    ...oneOf(
      {
        yes: msg('Taken'),
        recommended: msg('Recommended'),
        required: msg('Needed'),
        no: msg('Not taken'),
      },
      {
        yes: msg('Takes reservations'),
        recommended: msg('Reservation recommended'),
        required: msg('Reservation needed'),
        no: msg('No reservations'),
      },
      { label: msg('Takes reservations'), passes: ['yes', 'recommended', 'required'] },
    ),
    osmTags: ['reservation'],
  },
  organic: {
    label: msg('Organic food'),
    ...byEditors,
    ...same,
    ...onPage,
    ...oneOf(
      { yes: msg('Some'), only: msg('All'), no: msg('No') },
      { yes: msg('Organic food'), only: msg('All organic'), no: msg('Not organic') },
      { label: msg('Organic food'), passes: ['yes', 'only'] },
    ),
    osmTags: ['organic'],
  },
  glutenFree: {
    label: msg('Gluten-free options'),
    ...byEditors,
    ...same,
    ...onPage,
    ...oneOf(
      { yes: msg('Yes'), only: msg('All'), no: msg('No') },
      {
        yes: msg('Gluten-free options'),
        only: msg('All gluten-free'),
        no: msg('No gluten-free options'),
      },
      { label: msg('Gluten-free options'), passes: ['yes', 'only'] },
    ),
    osmTags: ['diet:gluten_free'],
    osmValues: { limited: 'yes' },
  },
  googleId: { label: msg('Google place id'), ...byAdmins, ...same, empty: unknownText },
  isGoogle: { label: msg('From Google'), ...byAdmins, ...same, empty: false as boolean },
  /** Stars, 0 to 5. */
  rating: { label: msg('Rating'), ...byAdmins, ...same, empty: null as number | null },
  /** 'osm', 'sample' or 'member'. */
  source: { label: msg('Source'), ...byCalls, ...own, empty: 'member' as string },
} as const satisfies Record<string, Field>

type Fields = typeof FIELDS
export type FieldName = keyof Fields
export type FieldValues = { -readonly [Name in FieldName]: Fields[Name]['empty'] }

/** The names of the fields whose rows have these properties. */
type NamesOf<Kind> = {
  [Name in FieldName]: Fields[Name] extends Kind ? Name : never
}[FieldName]

export type SameName = NamesOf<{ wire: 'same' }>
export type TextName = NamesOf<{ text: TextInput }>
export type EditedName = NamesOf<{ editedBy: 'editor' | 'admin' }>
export type AdminName = NamesOf<{ editedBy: 'admin' }>
export type ChoiceName = NamesOf<{ choices: object }>
/** Lines of text and choices. */
export type FactName = TextName | ChoiceName
export type OnPageName = NamesOf<{ onlyOnPage: true }>

/** A field by any name; missing properties are undefined. */
export const fieldOf = (name: FieldName): Field => FIELDS[name]

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
  const held = names.filter((name) => from[name] !== undefined)
  return Object.fromEntries(held.map((name) => [name, from[name]])) as Pick<Source, Name>
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
