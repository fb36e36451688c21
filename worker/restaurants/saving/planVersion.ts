import { emptyFields } from '../../contract/restaurants/fields.ts'
import type { DishSource } from '../../contract/veganOption.ts'
import { countDishes } from '../../menus/countDishes.ts'
import { indexedWordsOf } from '../derived/indexedWords.ts'
import { dateDishes } from '../dishes.ts'
import { statusOf } from '../record.ts'
import { type Changes, changesBetween, type RestaurantInput, toInput } from '../restaurantInput.ts'
import { IMPORT, isProgram } from '../writers.ts'
import type { NextMenu, NextVersion, StoredRow, WriteStamp } from './store.ts'

/** What a restaurant is to become. What is left out stays as it is. */
export interface Change {
  restaurant: RestaurantInput
  /** Markdown; null takes the menu away. */
  menu?: string | null
  /** Milliseconds since 1970, as is `closedAt`. */
  deletedAt?: number | null
  closedAt?: number | null
}

/** A row; with its menu where a change may speak of that. */
type Before = StoredRow & { menu?: string | null }

/** What a new restaurant of a person is compared with, so that its history begins with what it came with. */
const NOTHING: RestaurantInput = { id: '', ...emptyFields() }

/** The first version of a restaurant. What a program brings leaves no history: it would tell nothing that the restaurant does not. */
export function planFirst(restaurant: RestaurantInput, stamp: WriteStamp): NextVersion {
  const dated = withDates(restaurant, null, stamp)
  const changes = isProgram(stamp.by) ? null : changesBetween(NOTHING, dated)
  return versionAfter(null, { restaurant: dated }, changes, stamp)
}

/** The version after `before`, or null when nothing changes. */
export function planNext(before: Before, wanted: Change, stamp: WriteStamp): NextVersion | null {
  const { menu, ...said } = { ...wanted, restaurant: withDates(wanted.restaurant, before, stamp) }
  // Who sends a menu back as it is has not written it.
  const change = menu === undefined || menu === before.menu ? said : { ...said, menu }
  const changes = changesOf(before, change)
  if (Object.keys(changes).length === 0) {
    return isNewerThere(before, change) ? versionAfter(before, change, null, stamp) : null
  }
  return versionAfter(before, change, isStillFirst(before, changes, stamp) ? null : changes, stamp)
}

/** What was changed elsewhere in nothing that we keep leaves no history, only its date. */
function isNewerThere(before: Before, { restaurant }: Change): boolean {
  const { sourceChangedAt = null } = restaurant
  return sourceChangedAt !== null && sourceChangedAt !== (before.sourceChangedAt ?? null)
}

/** A program brings a restaurant first and then its menu, of which no second copy need be kept either. */
function isStillFirst(before: Before, changes: Changes, { by }: WriteStamp): boolean {
  const isUntouched = before.version === 1 && before.editedAt === null
  return isProgram(by) && isUntouched && Object.keys(changes).every((field) => field === 'menu')
}

function changesOf(before: Before, after: Change): Changes {
  const changes = changesBetween(toInput(before), after.restaurant)
  const more: Record<string, [before: unknown, after: unknown]> = {
    menu: [before.menu, after.menu],
    deletedAt: [before.deletedAt, after.deletedAt],
    closedAt: [before.closedAt, after.closedAt],
  }
  for (const [field, [was, is]] of Object.entries(more)) {
    if (is !== undefined && is !== was) changes[field] = [was, is]
  }
  return changes
}

function versionAfter(
  before: Before | null,
  { restaurant, menu: text, ...said }: Change,
  changes: Changes | null,
  stamp: WriteStamp,
): NextVersion {
  const menu = typeof text === 'string' ? menuOf(text, before, stamp) : text
  const menuDishes = menu === undefined ? menuDishesOf(before) : menu?.veganNames
  const { deletedAt = before?.deletedAt ?? null, closedAt = before?.closedAt ?? null } = said
  return {
    restaurant,
    baseVersion: before?.version ?? 0,
    changes,
    words: indexedWordsOf(restaurant, menuDishes),
    editedAt: isProgram(stamp.by) ? (before?.editedAt ?? null) : stamp.at,
    deletedAt,
    closedAt,
    onlineSince: onlineSinceOf(restaurant, before, stamp),
    readAt: stamp.by === IMPORT && restaurant.source === 'osm' ? stamp.at : null,
    ...(menu === undefined ? {} : { menu }),
  }
}

function withDates(
  restaurant: RestaurantInput,
  before: Before | null,
  stamp: WriteStamp,
): RestaurantInput {
  const known = before ? toInput(before).veganOptions : []
  const origin = { source: sourceOf(restaurant, before, stamp), at: stamp.at }
  return { ...restaurant, veganOptions: dateDishes(restaurant.veganOptions, known, origin) }
}

/** Who says what dishes a restaurant has, when nothing else is known of them. */
function sourceOf(
  restaurant: RestaurantInput,
  before: Before | null,
  { by }: WriteStamp,
): DishSource {
  if (isProgram(by)) return restaurant.source === 'sample' ? 'sample' : 'import'
  const ownerId = before ? before.ownerId : restaurant.ownerId
  return ownerId === by ? 'owner' : 'member'
}

function menuOf(text: string, before: Before | null, { by }: WriteStamp): NextMenu {
  const version = (before?.menuVersion ?? 1) + (isProgram(by) ? 0 : 1)
  return { text, version, ...countDishes(text) }
}

function menuDishesOf(before: Before | null): string[] {
  return before?.veganDishes ?? []
}

/** Who is out already is out since then, wherever it moves. */
function onlineSinceOf(
  restaurant: RestaurantInput,
  before: Before | null,
  { at }: WriteStamp,
): number | null {
  if (restaurant.status !== 'ONLINE') return null
  const wasOut = before !== null && statusOf(before, at) === 'ONLINE'
  return wasOut ? (before.onlineSince ?? before.modifiedAt) : (restaurant.onlineSince ?? at)
}
