import { t } from '../../../languages/t.ts'
import { OWN_PLACE_PREFIX } from '../../../worker/contract/restaurants/builder.ts'
import type { NewRestaurant } from '../../api/adding/creating.ts'
import { type Errors, findDishErrors } from '../../listing/edit/errors.ts'
import { isWebsite } from '../websitePattern.ts'
import type { FoundDish, PlaceDraft } from './placeDraft.ts'

type Dish = NewRestaurant['veganOptions'][number]

/** The fields common to all ways to a new restaurant. */
function commonFields(draft: Readonly<PlaceDraft>, veganOptions: Dish[]) {
  const { googleId, isPopUp } = draft
  const address = draft.address.trim()
  const website = draft.website.trim()
  return {
    name: draft.name.trim(),
    cuisine: [...draft.cuisine],
    veganOptions,
    status: isPopUp ? ('OFFLINE' as const) : ('RESTAURANT' as const),
    ...(googleId === null ? {} : { googleId }),
    ...(address === '' || isPopUp ? {} : { address }),
    // An unfinished website, given up for "No website", does not count.
    ...(isWebsite(website) ? { website } : {}),
  }
}

const typedDishes = ({ dishes }: Readonly<PlaceDraft>): Dish[] =>
  dishes.map(({ option, description }) => ({
    option: option.trim(),
    description: description.trim(),
  }))

/** The main call (specification §3): longitude first, and from Google when its place search knew it. */
export function toCreation(draft: Readonly<PlaceDraft>): NewRestaurant {
  const { place, isPopUp, googleId } = draft
  return {
    ...commonFields(draft, typedDishes(draft)),
    ...(place === null || isPopUp
      ? {}
      : { location: { coordinates: [place.lng, place.lat] as [number, number] } }),
    metadata: { isGoogle: googleId !== null && !googleId.startsWith(OWN_PLACE_PREFIX) },
  }
}

/** The v2 flow: the place as "lat,lng", and never from Google. */
function toV2(draft: Readonly<PlaceDraft>, veganOptions: Dish[]): NewRestaurant {
  const { place, isPopUp } = draft
  return {
    ...commonFields(draft, veganOptions),
    ...(place === null || isPopUp ? {} : { location: `${place.lat},${place.lng}` }),
    metadata: { isGoogle: false },
  }
}

export function toManualCreation(draft: Readonly<PlaceDraft>): NewRestaurant {
  return toV2(draft, typedDishes(draft))
}

/** With the dishes chosen from a reading. */
export function toFoundCreation(draft: Readonly<PlaceDraft>): NewRestaurant {
  return toV2(draft, chosenDishes(draft).map(toOption))
}

export function chosenDishes({ found, chosen }: Readonly<PlaceDraft>): FoundDish[] {
  return found?.dishes.filter(({ key }) => chosen.includes(key)) ?? []
}

/** Every option needs a description, and not every menu has one; then the reason is used. */
function toOption({ option, description, reason }: FoundDish): Dish {
  return { option, description: description.trim() || reason.trim() || option }
}

/** Missing fields of the form, by the `name` of the input; empty when nothing is missing (specification §5). */
export function findProblems({ name, cuisine, dishes }: Readonly<PlaceDraft>): Errors {
  const problems = findDishErrors(dishes)
  if (name.trim() === '') problems.name = t('A restaurant needs a name.')
  if (dishes.length === 0) problems.veganOptions = t('Add at least one vegan option.')
  if (cuisine.length === 0) problems.cuisine = t('Choose at least one cuisine.')
  return problems
}

/** The same for the lists of a reading. */
export function findFoundProblems(draft: Readonly<PlaceDraft>): Errors {
  const problems: Errors = {}
  if (draft.name.trim() === '') problems.name = t('A restaurant needs a name.')
  if (draft.cuisine.length === 0) problems.cuisine = t('Choose at least one cuisine.')
  if (chosenDishes(draft).length === 0) problems.veganOptions = t('Choose at least one dish.')
  return problems
}
