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
}
export const DRAFT_FIELDS = Object.keys(FIELD_NAMES) as DraftField[]

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
    geoJson: place === null ? null : { type: 'Point', coordinates: [place.lng, place.lat] },
  }
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

/** What is missing, by the `name` of the input; empty when nothing is (specification §5). */
export function findMissing({ name, veganOptions }: Draft): Record<string, string> {
  const missing: Record<string, string> = {}
  if (name.trim() === '') missing.name = 'A restaurant needs a name.'
  veganOptions.forEach(({ option, description }, index) => {
    if (option.trim() === '') missing[`veganOptions.${index}.option`] = 'A dish needs a name.'
    if (description.trim() === '') {
      missing[`veganOptions.${index}.description`] = 'A dish needs a description.'
    }
  })
  return missing
}
