import { DAY_MS } from '../contract/durations.ts'
import type { Database } from '../db/client.ts'
import { dishKey } from './dishKey.ts'
import { findReading } from './store.ts'
import { websiteKey } from './websiteKey.ts'

/** How long a reading stands for its website. */
export const READING_KEPT_MS = DAY_MS

/** The dishes that a restaurant's own menu names. */
interface OnMenu {
  /** Ignores case. */
  has(dish: string): boolean
  /** When it was read: milliseconds since 1970. */
  at: number
}

/** The dishes that we read on this website within the last day; null without such a reading. */
export async function dishesOnMenu(
  db: Database,
  website: string | null,
  now: number,
): Promise<OnMenu | null> {
  if (website === null) return null
  const found = await findReading(db, websiteKey(website), now - READING_KEPT_MS)
  if (found === null) return null
  const names = new Set(found.reading.items.map(({ name }) => dishKey(name)))
  return { has: (dish) => names.has(dishKey(dish)), at: found.readAt }
}
