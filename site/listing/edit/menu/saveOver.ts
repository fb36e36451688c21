import { ApiError } from '../../../api/client.ts'
import { type MenuRead, putMenu, readMenuToEdit } from '../../../api/menus.ts'

/** How a save ended: with the menu as it is saved, or, when somebody else changed it since, with what it says now. */
export type SaveAnswer = { saved: MenuRead } | { theirs: MenuRead }

/** Saves a text, unless somebody else changed the menu since `base`. */
export async function saveOver(id: string, text: string, base: MenuRead): Promise<SaveAnswer> {
  try {
    return { saved: await putMenu(id, { menu: text, version: base.version }) }
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 412)) throw error
  }
  const newer = await readMenuToEdit(id)
  // An earlier try may have arrived although its answer did not.
  if (newer.menu === text) return { saved: newer }
  if (newer.menu !== base.menu) return { theirs: newer }
  // Another part of the restaurant was changed, not its menu.
  return { saved: await putMenu(id, { menu: text, version: newer.version }) }
}
