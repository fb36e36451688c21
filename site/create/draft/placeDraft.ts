import { MAX_VEGAN_OPTIONS } from '../../../worker/contract/limits.ts'
import type { BuilderAnswer, PredictedItem } from '../../../worker/contract/restaurants/builder.ts'
import type { LatLng } from '../../../worker/contract/search.ts'
import type { NewRestaurant } from '../../api/adding/creating.ts'
import type { DraftDish } from '../../listing/edit/draft.ts'

/** A dish read from a menu. */
export interface FoundDish extends PredictedItem {
  key: string
  isLikelyVegan: boolean
}

/** The result of reading a website or photos. */
export interface FoundMenu {
  dishes: readonly FoundDish[]
  /** The whole menu as markdown; empty when nothing was read. */
  menu: string
  /** The address of the page, or 'photos'. */
  source: string
}

/** The details of the place from a reading: the next reading replaces them, unlike what a person typed. */
interface Reading {
  /** The website, or 'photos'. */
  from: string
  name: string
  address: string
  place: LatLng | null
}

/** A place that somebody is about to add. */
export interface PlaceDraft {
  /** The draft's id on this device. */
  id: string
  /** The Idempotency-Key for creating its restaurant. */
  key: string
  /** The data sent with that key, which may have arrived. */
  sent: NewRestaurant | null
  /** The address of the step that the person was at. */
  step: string
  website: string
  name: string
  /** The ZIP code or city that the place search looks around. */
  near: string
  address: string
  place: LatLng | null
  /** A pop-up or food truck without a permanent address. */
  isPopUp: boolean
  /** Its id at the place search, when it was found there. */
  googleId: string | null
  cuisine: readonly string[]
  /** The dishes in the form. */
  dishes: readonly DraftDish[]
  /** What was taken over from a restaurant of the same `name`, or from a reading into the form. */
  copied: (Pick<PlaceDraft, 'cuisine' | 'dishes'> & { name?: string }) | null
  reading: Reading | null
  found: FoundMenu | null
  /** The keys of the found dishes that become vegan options. */
  chosen: readonly string[]
  /** Whether the whole reading becomes the restaurant's menu. */
  keepsMenu: boolean
  hasPhotos: boolean
  /** The data for which the person said "it is new" despite similar restaurants. */
  newFor: string
  /** Milliseconds since 1970. */
  changedAt: number
}

export function blankDraft(): PlaceDraft {
  return {
    id: crypto.randomUUID(),
    key: crypto.randomUUID(),
    sent: null,
    step: '',
    website: '',
    name: '',
    near: '',
    address: '',
    place: null,
    isPopUp: false,
    googleId: null,
    cuisine: [],
    dishes: [],
    copied: null,
    reading: null,
    found: null,
    chosen: [],
    keepsMenu: true,
    hasPhotos: false,
    newFor: '',
    changedAt: 0,
  }
}

/** Whether it holds nothing that a person would miss; the device's position does not count. */
export function isBlank(draft: Readonly<PlaceDraft>): boolean {
  const { website, name, address, cuisine, dishes, found, hasPhotos } = draft
  const typed = [website, name, address, ...dishes.flatMap((d) => [d.option, d.description])]
  if (found !== null || hasPhotos || cuisine.length > 0) return false
  return typed.every((text) => text.trim() === '')
}

/** A reading in the draft's form; null without dishes. */
export function toFoundMenu({ predictedOptions, menu, source }: BuilderAnswer): FoundMenu | null {
  const [unlikely, likely] = predictedOptions
  const listed = (items: PredictedItem[], isLikelyVegan: boolean) =>
    items.map(({ option, description, reason, ask }, index) => {
      const key = `${isLikelyVegan ? 'likely' : 'unlikely'}-${index}`
      return { key, option, description, reason, isLikelyVegan, ...(ask && { ask }) }
    })
  const dishes = [...listed(likely, true), ...listed(unlikely, false)]
  return dishes.length === 0 ? null : { dishes, menu, source }
}

/**
 * Adds what was read `from` a website or 'photos'. Chooses as many of the likely dishes as a restaurant may have. Typed text
 * stays; data from an earlier reading does not.
 */
export function withAnswer(
  typed: Readonly<PlaceDraft>,
  answer: BuilderAnswer,
  from: string,
): PlaceDraft {
  const draft = withoutReading(typed)
  const [lng, lat] = answer.geoJson?.coordinates ?? []
  const place = lat === undefined || lng === undefined ? null : { lat, lng }
  const reading = { from, name: answer.name ?? '', address: answer.address ?? '', place }
  const found = toFoundMenu(answer)
  const likely = found?.dishes.filter(({ isLikelyVegan }) => isLikelyVegan) ?? []
  return {
    ...draft,
    name: draft.name.trim() || reading.name,
    address: draft.address.trim() || reading.address,
    place: draft.place ?? place,
    reading,
    found,
    chosen: likely.slice(0, MAX_VEGAN_OPTIONS).map(({ key }) => key),
  }
}

/** Removes what was read and keeps what was typed. */
export function withoutReading(draft: Readonly<PlaceDraft>): PlaceDraft {
  const { reading, ...rest } = structuredClone(draft)
  if (reading === null) return { ...rest, reading }
  const { place } = rest
  const isReadPlace = place?.lat === reading.place?.lat && place?.lng === reading.place?.lng
  return {
    ...rest,
    ...withoutCopied(rest),
    name: rest.name === reading.name ? '' : rest.name,
    address: rest.address === reading.address ? '' : rest.address,
    place: isReadPlace ? null : place,
    reading: null,
    found: null,
    chosen: [],
  }
}

/** Removes what was taken over and keeps what was typed, also over it. */
export function withoutCopied({
  copied,
  cuisine,
  dishes,
}: Readonly<Pick<PlaceDraft, 'copied' | 'cuisine' | 'dishes'>>) {
  const isCopied = ({ key, option, description }: DraftDish) =>
    copied?.dishes.some(
      (one) => one.key === key && one.option === option && one.description === description,
    )
  return {
    copied: null,
    cuisine: cuisine.filter((one) => !copied?.cuisine.includes(one)),
    dishes: dishes.filter((one) => !isCopied(one)),
  }
}
