import type { Database } from '../../db/client.ts'
import { inParts } from '../inParts.ts'
import { toInput } from '../restaurantInput.ts'
import type { WriteStamp } from './nextVersion.ts'
import { planNext } from './planVersion.ts'
import { readWholes, type WholeRow } from './store.ts'
import { writeVersions } from './writeVersions.ts'

export interface Menu {
  restaurantId: string
  /** Markdown. */
  menu: string
}

/** Rows are read with their menus, of at most 32 KiB each. */
const READ_AT_ONCE = 100
/** The first menu version that stands for a person's menu. */
const PERSONAL = 2

/**
 * Adds and replaces menus for a program: each different menu makes a new version of its restaurant with its vegan dishes indexed.
 * It skips menus that a person wrote, missing restaurants, and restaurants that somebody changes at the same moment. The first
 * menu of an untouched restaurant leaves no history, like the restaurant itself.
 */
export async function saveMenus(
  db: Database,
  menus: readonly Menu[],
  stamp: WriteStamp,
): Promise<void> {
  const latest = new Map(menus.map((one) => [one.restaurantId, one]))
  for (const part of inParts(latest.values(), READ_AT_ONCE)) {
    const ids = part.map(({ restaurantId }) => restaurantId)
    const stored = await readWholes(db, ids)
    const nexts = part.flatMap(({ restaurantId, menu }) => {
      const row = stored.get(restaurantId)
      if (row === undefined || !mayReplaceMenu(row)) return []
      return planNext(row, { restaurant: toInput(row), menu }, stamp) ?? []
    })
    await writeVersions(db, nexts, stamp)
  }
}

function mayReplaceMenu(row: WholeRow): boolean {
  return row.deletedAt === null && (row.menuVersion ?? 1) < PERSONAL
}
