import type { Database } from '../../db/client.ts'
import { judgeMenus } from '../saving/judgeMenus.ts'
import { type Menu, writeMenus } from './store.ts'

/**
 * Adds and replaces menus as programs write them, and counts and indexes the vegan dishes of those that are new. A menu
 * that a person edited stays.
 */
export async function saveMenus(db: Database, menus: readonly Menu[], at: number): Promise<void> {
  await judgeMenus(db, await writeMenus(db, menus, at))
}
