import type { Diet, Status } from '../../../worker/contract/diet.ts'
import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import type { LatLng } from '../../../worker/contract/search.ts'
import type { EditedRestaurant } from '../../api/listings.ts'

export interface DraftDish {
  /** Stays with the dish while it is moved about. */
  key: string
  option: string
  description: string
}

/** What a person may change of a restaurant, as the form holds it. */
export interface Draft {
  name: string
  cuisine: string[]
  diet: Diet
  status: Status
  veganOptions: DraftDish[]
  address: string
  website: string
  openingHours: string
  place: LatLng | null
  /** This and the two below count only when an admin sends them. */
  googleId: string
  isGoogle: boolean
  /** As typed; empty for none. */
  rating: string
}

export type DraftField = keyof Draft

export const FIELD_NAMES: Record<DraftField, string> = {
  name: 'Name',
  cuisine: 'Cuisine',
  diet: 'How vegan',
  status: 'Kind of place',
  veganOptions: 'Vegan options',
  address: 'Address',
  website: 'Website',
  openingHours: 'Opening hours',
  place: 'Place on the map',
  googleId: 'Google place id',
  isGoogle: 'From Google',
  rating: 'Rating',
}
const DRAFT_FIELDS = Object.keys(FIELD_NAMES) as DraftField[]
export const ADMIN_FIELDS: readonly DraftField[] = ['googleId', 'isGoogle', 'rating']

export function toDraft(restaurant: Restaurant): Draft {
  const { name, cuisine, diet, status, veganOptions, geoJson } = restaurant
  const [lng, lat] = geoJson?.coordinates ?? [0, 0]
  return {
    name,
    cuisine: [...cuisine],
    diet,
    status,
    veganOptions: veganOptions.map(({ option, description, index }) => ({
      key: `dish-${index}`,
      option,
      description,
    })),
    address: restaurant.address ?? '',
    website: restaurant.website ?? '',
    openingHours: restaurant.openingHours ?? '',
    place: geoJson === null ? null : { lat, lng },
    googleId: restaurant.googleId ?? '',
    isGoogle: restaurant.isGoogle,
    rating: restaurant.rating === null ? '' : String(restaurant.rating),
  }
}

/** The restaurant minus its id, with what the draft says. */
export function toEdited(base: Restaurant, draft: Draft): EditedRestaurant {
  const { _id, ...rest } = base
  const { name, cuisine, diet, status, veganOptions, place } = draft
  return {
    ...rest,
    name: name.trim(),
    cuisine: [...cuisine],
    diet,
    status,
    veganOptions: veganOptions.map(({ option, description }, index) => ({
      option: option.trim(),
      description: description.trim(),
      index,
    })),
    address: draft.address.trim() || null,
    website: draft.website.trim() || null,
    openingHours: draft.openingHours.trim() || null,
    googleId: draft.googleId.trim() || null,
    isGoogle: draft.isGoogle,
    rating: toRating(draft.rating),
    geoJson: place === null ? null : { type: 'Point', coordinates: [place.lng, place.lat] },
  }
}

/** Stars as typed, "4,5" too; null for none, NaN for what is no number. */
function toRating(typed: string): number | null {
  const text = typed.trim().replace(',', '.')
  return text === '' ? null : Number(text)
}

/** One field in a form that two drafts can be compared by; spaces at the ends do not count. */
function comparable(draft: Draft, field: DraftField): string {
  if (field === 'veganOptions') {
    return JSON.stringify(draft.veganOptions.map((d) => [d.option.trim(), d.description.trim()]))
  }
  if (field === 'place') return JSON.stringify(draft.place && [draft.place.lat, draft.place.lng])
  const value = draft[field]
  return typeof value === 'string' ? value.trim() : JSON.stringify(value)
}

/** The fields in which two drafts differ. */
export function differences(a: Draft, b: Draft): DraftField[] {
  return DRAFT_FIELDS.filter((field) => comparable(a, field) !== comparable(b, field))
}

export type Side = 'mine' | 'theirs'

/** Takes each field from one side; fields that are not chosen are alike on both. */
export function mergeDrafts(
  mine: Draft,
  theirs: Draft,
  chosen: Partial<Record<DraftField, Side>>,
): Draft {
  const merged = { ...mine }
  const take = <Field extends DraftField>(field: Field) => {
    merged[field] = theirs[field]
  }
  for (const field of DRAFT_FIELDS) if (chosen[field] === 'theirs') take(field)
  return merged
}

/** What is missing or wrong, by the `name` of the input; empty when nothing is (specification §5). */
export function findMissing(draft: Draft): Record<string, string> {
  const { name, status, place, veganOptions, rating } = draft
  const missing: Record<string, string> = {}
  if (name.trim() === '') missing.name = 'A restaurant needs a name.'
  if (status === 'RESTAURANT' && place === null) missing.geoJson = 'A restaurant needs a place.'
  const stars = toRating(rating) ?? 0
  if (!(stars >= 0 && stars <= 5)) missing.rating = 'A rating is a number from 0 to 5.'
  veganOptions.forEach(({ option, description }, index) => {
    if (option.trim() === '') missing[`veganOptions.${index}.option`] = 'A dish needs a name.'
    if (description.trim() === '') {
      missing[`veganOptions.${index}.description`] = 'A dish needs a description.'
    }
  })
  return missing
}
