import { t } from '../../../languages/t.ts'
import type { Status } from '../../../worker/contract/diet.ts'
import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import {
  CHOICE_NAMES,
  type ChoiceName,
  EDITED_NAMES,
  type EditedName,
  emptyFields,
  mapFields,
  pickFields,
  TEXT_NAMES,
  type TextName,
} from '../../../worker/contract/restaurants/fieldNames.ts'
import type { FieldValues } from '../../../worker/contract/restaurants/fields.ts'
import type { EditedRestaurant } from '../../api/restaurantEdits.ts'
import { type Errors, findDishErrors } from './errors.ts'

export interface DraftDish {
  /** Identifies the dish while it is moved. */
  key: string
  option: string
  description: string
}

export type Kind = Exclude<Status, 'ONLINE'>

/** The editable fields of a restaurant as the form holds them. An empty text means no value. */
export interface Draft
  extends Record<TextName, string>,
    Pick<FieldValues, 'name' | 'cuisine' | 'diet' | 'place' | 'isGoogle' | ChoiceName> {
  /** Restaurant or pop-up: whether a pop-up is out is no part of an edit. */
  status: Kind
  veganOptions: readonly DraftDish[]
  googleId: string
  /** As typed. */
  rating: string
}

export function toDraft(restaurant: Restaurant): Draft {
  const { name, cuisine, diet, status, isGoogle, veganOptions, geoJson, rating } = restaurant
  const [lng, lat] = geoJson?.coordinates ?? [0, 0]
  return {
    ...mapFields(TEXT_NAMES, (text) => restaurant[text] ?? ''),
    ...pickFields({ ...emptyFields(), ...restaurant }, CHOICE_NAMES),
    name,
    cuisine: [...cuisine],
    diet,
    status: status === 'ONLINE' ? 'OFFLINE' : status,
    veganOptions: veganOptions.map(({ option, description, index }) => ({
      key: `dish-${index}`,
      option,
      description,
    })),
    place: geoJson === null ? null : { lat, lng },
    googleId: restaurant.googleId ?? '',
    isGoogle,
    rating: rating === null ? '' : String(rating),
  }
}

/** The restaurant without its id, with the draft's values. */
export function toEdited(base: Restaurant, draft: Draft): EditedRestaurant {
  const { _id, ...rest } = base
  const { name, cuisine, diet, status, veganOptions, place } = draft
  return {
    ...rest,
    name: name.trim(),
    cuisine: [...cuisine],
    diet,
    status: status === 'OFFLINE' && base.status === 'ONLINE' ? 'ONLINE' : status,
    veganOptions: veganOptions.map(({ option, description }, index) => ({
      option: option.trim(),
      description: description.trim(),
      index,
    })),
    ...mapFields(TEXT_NAMES, (text) => draft[text].trim() || null),
    ...pickFields(draft, CHOICE_NAMES),
    googleId: draft.googleId.trim() || null,
    isGoogle: draft.isGoogle,
    rating: toRating(draft.rating),
    geoJson: place === null ? null : { type: 'Point', coordinates: [place.lng, place.lat] },
  }
}

/** Parses typed stars, also "4,5"; null for none, NaN for invalid text. */
function toRating(typed: string): number | null {
  const text = typed.trim().replace(',', '.')
  return text === '' ? null : Number(text)
}

/** One field as a text for comparing drafts; spaces at the ends do not count. */
function comparable(draft: Draft, field: EditedName): string {
  if (field === 'veganOptions') {
    return JSON.stringify(draft.veganOptions.map((d) => [d.option.trim(), d.description.trim()]))
  }
  if (field === 'place') return JSON.stringify(draft.place && [draft.place.lat, draft.place.lng])
  const value = draft[field]
  return typeof value === 'string' ? value.trim() : JSON.stringify(value)
}

/** The fields in which two drafts differ. */
export function differences(a: Draft, b: Draft): EditedName[] {
  return EDITED_NAMES.filter((field) => comparable(a, field) !== comparable(b, field))
}

export const isAlike = (a: Draft, b: Draft): boolean => differences(a, b).length === 0

/** Whether a draft based on `base` would undo something that the `newest` version brings. */
export function undoes(draft: Draft, base: Draft, newest: Draft): boolean {
  const changed = differences(base, newest)
  return differences(draft, newest).some((field) => changed.includes(field))
}

export type Side = 'mine' | 'theirs'

/** Takes each field from the chosen side; fields without a choice are equal on both. */
export function mergeDrafts(
  mine: Draft,
  theirs: Draft,
  chosen: Partial<Record<EditedName, Side>>,
): Draft {
  const merged = { ...mine }
  const take = <Field extends EditedName>(field: Field) => {
    merged[field] = theirs[field]
  }
  for (const field of EDITED_NAMES) if (chosen[field] === 'theirs') take(field)
  return merged
}

/** Missing or invalid fields, by the `name` of the input; empty when all is right (specification §5). */
export function findMissing(draft: Draft): Errors {
  const { name, status, place, veganOptions, rating } = draft
  const missing: Errors = {}
  if (name.trim() === '') missing.name = t('A restaurant needs a name.')
  if (status === 'RESTAURANT' && place === null)
    missing.geoJson = t('A restaurant needs a location.')
  const stars = toRating(rating) ?? 0
  if (!(stars >= 0 && stars <= 5)) missing.rating = t('A rating is a number from 0 to 5.')
  return { ...missing, ...findDishErrors(veganOptions) }
}
