import { emptyFields } from '../../contract/restaurants/fieldNames.ts'
import type { DishSource } from '../../contract/veganOption.ts'
import { countDishes } from '../../menus/countDishes.ts'
import { indexedWordsOf } from '../derived/indexedWords.ts'
import { dateDishes } from '../dishes.ts'
import { statusOf } from '../record.ts'
import { type Changes, changesBetween, type RestaurantInput, toInput } from '../restaurantInput.ts'
import { IMPORT, isProgram } from '../writers.ts'
import {
  type CorrectionChange,
  correctionsAfter,
  type DishVerdict,
  historyChangesOf,
  isAboutDish,
  planCorrections,
} from './corrections/planCorrections.ts'
import type { NextMenu, NextVersion, WriteStamp } from './nextVersion.ts'
import type { StoredRow } from './store.ts'

/** A change of a restaurant. Missing parts stay as they are. */
export interface Change {
  restaurant: RestaurantInput
  /** Markdown; null removes the menu. */
  menu?: string | null
  /** Milliseconds since 1970, as is `closedAt`. */
  deletedAt?: number | null
  closedAt?: number | null
  /** Corrections, only by a person. */
  verdicts?: readonly DishVerdict[]
}

/** The row before the change, with its menu when the change may concern it. */
type Before = StoredRow & { menu?: string | null }

/** A person's new restaurant is compared with this empty row, so that its history begins with its first values. */
const NOTHING: RestaurantInput = { id: '', ...emptyFields() }

/** The first version of a restaurant. A program's writes no history, which would only repeat the restaurant. */
export function planFirst(restaurant: RestaurantInput, stamp: WriteStamp): NextVersion {
  const dated = withDates(restaurant, null, stamp)
  const changes = isProgram(stamp.by) ? null : changesBetween(NOTHING, dated)
  return versionAfter(null, { restaurant: dated }, { changes, corrections: [] }, stamp)
}

/** The version after `before`, or null when nothing changes. */
export function planNext(before: Before, wanted: Change, stamp: WriteStamp): NextVersion | null {
  const { menu, verdicts = [], ...others } = wanted
  const restaurant = withDates(wanted.restaurant, before, stamp)
  // Sending an unchanged menu back does not count as writing it.
  const isWritten = menu !== undefined && menu !== before.menu
  const change = { ...others, restaurant, ...(isWritten && { menu }) }
  const text = (isWritten ? menu : before.menu) ?? null
  const corrections = planCorrections(text, before.corrections, verdicts)
  const changes = { ...changesOf(before, change), ...historyChangesOf(corrections) }
  if (Object.keys(changes).length === 0) {
    const none = { changes: null, corrections }
    return isNewerThere(before, change) ? versionAfter(before, change, none, stamp) : null
  }
  const shown = isStillFirst(before, changes, stamp) ? null : changes
  return versionAfter(before, change, { changes: shown, corrections }, stamp)
}

/** Whether only the date of the source is newer; such a version writes no history. */
function isNewerThere(before: Before, { restaurant }: Change): boolean {
  const { sourceChangedAt = null } = restaurant
  return sourceChangedAt !== null && sourceChangedAt !== (before.sourceChangedAt ?? null)
}

/** Whether a program adds the first menu to its restaurant, which needs no history either. */
function isStillFirst(before: Before, changes: Changes, { by }: WriteStamp): boolean {
  const isUntouched = before.version === 1 && before.editedAt === null
  return isProgram(by) && isUntouched && Object.keys(changes).every((field) => field === 'menu')
}

function changesOf(before: Before, after: Change): Changes {
  const changes = changesBetween(toInput(before), after.restaurant)
  const more: Changes = {
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
  {
    restaurant,
    menu: text,
    deletedAt = before?.deletedAt ?? null,
    closedAt = before?.closedAt ?? null,
  }: Change,
  { changes, corrections }: Pick<NextVersion, 'changes' | 'corrections'>,
  stamp: WriteStamp,
): NextVersion {
  const menu = menuAfter(text, before, corrections, stamp)
  const menuDishes = menu === undefined ? (before?.veganDishes ?? []) : menu?.veganNames
  const isWritten = !isProgram(stamp.by) && !isOnlyAboutDishes(changes)
  const isReadNow = stamp.by === IMPORT && restaurant.source === 'osm'
  const readBefore = isOnlyAboutDishes(changes) ? (before?.readAt ?? null) : null
  return {
    restaurant,
    baseVersion: before?.version ?? 0,
    changes,
    corrections,
    words: indexedWordsOf(restaurant, menuDishes),
    editedAt: isWritten ? stamp.at : (before?.editedAt ?? null),
    deletedAt,
    closedAt,
    onlineSince: onlineSinceOf(restaurant, before, stamp),
    readAt: isReadNow ? stamp.at : readBefore,
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

/** The source of dishes for which nothing else is known. */
function sourceOf(
  restaurant: RestaurantInput,
  before: Before | null,
  { by }: WriteStamp,
): DishSource {
  if (isProgram(by)) return restaurant.source === 'sample' ? 'sample' : 'import'
  const ownerId = before ? before.ownerId : restaurant.ownerId
  return ownerId === by ? 'owner' : 'member'
}

/** Whether the change has only corrections: then imports may still change the restaurant and its menu. */
function isOnlyAboutDishes(changes: Changes | null): boolean {
  const fields = Object.keys(changes ?? {})
  return fields.length > 0 && fields.every(isAboutDish)
}

/** The menu of the next version with its counts, which corrections change too. */
function menuAfter(
  text: string | null | undefined,
  before: Before | null,
  changes: readonly CorrectionChange[],
  { by }: WriteStamp,
): NextMenu | null | undefined {
  const known = before?.menuVersion ?? 1
  const corrections = correctionsAfter(before?.corrections ?? [], changes)
  if (typeof text === 'string') {
    return { text, version: known + (isProgram(by) ? 0 : 1), ...countDishes(text, corrections) }
  }
  const unchanged = text === undefined && changes.length > 0 ? before?.menu : null
  if (typeof unchanged !== 'string') return text
  return { text: unchanged, version: known, ...countDishes(unchanged, corrections) }
}

/** A pop-up that is already ONLINE keeps its beginning. */
function onlineSinceOf(
  restaurant: RestaurantInput,
  before: Before | null,
  { at }: WriteStamp,
): number | null {
  if (restaurant.status !== 'ONLINE') return null
  const wasOut = before !== null && statusOf(before, at) === 'ONLINE'
  return wasOut ? (before.onlineSince ?? before.modifiedAt) : (restaurant.onlineSince ?? at)
}
