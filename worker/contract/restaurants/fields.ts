import { msg } from '../../../languages/t.ts'
import { MAX_EMAIL_LENGTH } from '../accounts/accountLimits.ts'
import type { Diet, Status } from '../diet.ts'
import type { LatLng } from '../search.ts'
import type { VeganOption } from '../veganOption.ts'
import {
  byAdmins,
  byCalls,
  choice,
  converted,
  type Field,
  fact,
  phoneHref,
  shared,
  unknownText,
} from './field.ts'
import {
  MAX_ADDRESS_LENGTH,
  MAX_OPENING_HOURS_LENGTH,
  MAX_WEBSITE_LENGTH,
} from './restaurantLimits.ts'

/**
 * The fields of a restaurant, in the order of the form. Types, columns, edits, reverts, history, import and export follow from
 * it; a field with a missing part does not compile.
 */
export const FIELDS = {
  name: { label: msg('Name'), ...shared, empty: '' as string },
  status: { label: msg('Kind of restaurant'), ...converted, empty: 'RESTAURANT' as Status },
  /** Milliseconds since 1970. */
  onlineUntil: { label: msg('Online until'), ...byCalls, empty: null as number | null },
  diet: { label: msg('Vegan level'), ...shared, empty: 'options' as Diet },
  /** Lower case, letters and hyphens. */
  cuisine: { label: msg('Cuisine'), ...shared, empty: [] as string[] },
  veganOptions: { label: msg('Vegan options'), ...converted, empty: [] as VeganOption[] },
  /** Null for a pop-up that has never been out. Answers hold it as `geoJson`. */
  place: {
    label: msg('Location on the map'),
    ...converted,
    empty: null as LatLng | null,
  },
  address: {
    label: msg('Address'),
    ...shared,
    empty: unknownText,
    text: { maxLength: MAX_ADDRESS_LENGTH },
    schemaOrg: 'address',
  },
  website: {
    label: msg('Website'),
    ...shared,
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
    ...shared,
    empty: unknownText,
    text: {
      maxLength: MAX_OPENING_HOURS_LENGTH,
      hint: msg('For example Mo-Fr 11:00-22:00; Sa 12:00-23:00; Su off'),
    },
  },
  phone: {
    label: msg('Phone'),
    ...fact,
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
    ...fact,
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
    ...fact,
    empty: unknownText,
    text: { maxLength: 200, hint: msg('For example @greenfork'), autoComplete: 'off' },
    toHref: (account) => `https://www.instagram.com/${encodeURIComponent(account)}/`,
    schemaOrg: 'sameAs',
    osmTags: ['contact:instagram', 'instagram'],
  },
  wheelchair: {
    label: msg('Wheelchair access'),
    ...choice(
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
    ...choice(
      { yes: msg('Yes'), only: msg('Nothing else'), no: msg('No') },
      { yes: msg('Takeaway'), only: msg('Takeaway only'), no: msg('No takeaway') },
      { label: msg('Takeaway'), passes: ['yes', 'only'] },
    ),
    osmTags: ['takeaway'],
  },
  delivery: {
    label: msg('Delivery'),
    ...choice(
      { yes: msg('Yes'), only: msg('Nothing else'), no: msg('No') },
      { yes: msg('Delivery'), only: msg('Delivery only'), no: msg('No delivery') },
      { label: msg('Delivery'), passes: ['yes', 'only'] },
    ),
    osmTags: ['delivery'],
  },
  outdoorSeating: {
    label: msg('Seats outside'),
    ...choice(
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
    ...choice(
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
    ...choice(
      { yes: msg('Some'), only: msg('All'), no: msg('No') },
      { yes: msg('Organic food'), only: msg('All organic'), no: msg('Not organic') },
      { label: msg('Organic food'), passes: ['yes', 'only'] },
    ),
    osmTags: ['organic'],
  },
  glutenFree: {
    label: msg('Gluten-free options'),
    ...choice(
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
  googleId: { label: msg('Google place id'), ...byAdmins, empty: unknownText },
  isGoogle: { label: msg('From Google'), ...byAdmins, empty: false as boolean },
  /** Stars, 0 to 5. */
  rating: { label: msg('Rating'), ...byAdmins, empty: null as number | null },
  /** 'osm', 'sample' or 'member'. */
  source: { label: msg('Source'), ...byCalls, empty: 'member' as string },
} as const satisfies Record<string, Field>

type Fields = typeof FIELDS
export type FieldName = keyof Fields
export type FieldValues = { -readonly [Name in FieldName]: Fields[Name]['empty'] }

/** A field by any name; missing properties are undefined. */
export const fieldOf = (name: FieldName): Field => FIELDS[name]
