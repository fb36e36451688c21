import type { Database } from '../../db/client.ts'
import { countDishes } from '../../menus/countDishes.ts'
import { dateDishes } from './dishes.ts'
import { type Changes, changesBetween, indexedWordsOf, type ListingInput } from './listing.ts'
import { menuDishesOf, toInput } from './saveListings.ts'
import { putIn, takeOut } from './shares.ts'
import { upsert, type WriteStamp } from './store.ts'
import { insertHistory, selectWhole, setStanding, type WholeRow, writeMenu } from './wholeStore.ts'

/** What a listing is to become. What is left out stays as it is. */
export interface Change {
  listing: ListingInput
  /** Markdown; null takes the menu away. */
  menu?: string | null
  /** Milliseconds since 1970, as is `closedAt`. */
  deletedAt?: number | null
  closedAt?: number | null
}

function changesOf(before: WholeRow, after: Change): Changes {
  const changes = changesBetween(toInput(before), after.listing)
  const more: Record<string, [before: unknown, after: unknown]> = {
    menu: [before.menu, after.menu],
    deletedAt: [before.deleted_at, after.deletedAt],
    closedAt: [before.closed_at, after.closedAt],
  }
  for (const [field, [was, is]] of Object.entries(more)) {
    if (is !== undefined && is !== was) changes[field] = [was, is]
  }
  return changes
}

/** New dishes are from whoever writes this version. */
function withDates(listing: ListingInput, before: WholeRow, { by, at }: WriteStamp): ListingInput {
  const source = before.owner_id === by ? 'owner' : 'member'
  const known = toInput(before).veganOptions
  return { ...listing, veganOptions: dateDishes(listing.veganOptions, known, { source, at }) }
}

/**
 * Writes one new version of a listing: its fields, menu, standing, history, index and counts, all or nothing.
 * 'unchanged' when there is nothing to write; 'stale' when it is no longer as it was read.
 */
export async function changeListing(
  db: Database,
  before: WholeRow,
  wanted: Change,
  stamp: WriteStamp,
): Promise<WholeRow | 'unchanged' | 'stale'> {
  const after = { ...wanted, listing: withDates(wanted.listing, before, stamp) }
  const changes = changesOf(before, after)
  if (Object.keys(changes).length === 0) return 'unchanged'
  const { listing, menu, deletedAt = before.deleted_at, closedAt = before.closed_at } = after
  const counted = typeof menu === 'string' ? { text: menu, ...countDishes(menu) } : null
  const menuDishes = menu === undefined ? menuDishesOf(before) : counted?.veganNames
  const words = indexedWordsOf(listing, menuDishes)
  const planned = { listing, baseVersion: before.version, changes, words }
  // Each of these holds only at the version that was read, which the upsert ends.
  const first = [
    ...takeOut(db, [planned]),
    insertHistory(db, planned, stamp),
    ...(menu === undefined ? [] : writeMenu(db, planned, counted, stamp.at)),
    setStanding(db, planned, { deletedAt, closedAt }),
  ]
  const answers = await db.batch<WholeRow>([
    ...first,
    upsert(db, [planned], stamp),
    ...(words === null ? [] : putIn(db, [words])),
    selectWhole(db, listing.id),
  ])
  const isWritten = answers[first.length]?.results.length === 1
  return isWritten ? (answers.at(-1)?.results[0] ?? 'stale') : 'stale'
}
