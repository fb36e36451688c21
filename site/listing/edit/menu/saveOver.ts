import { hasStatus } from '../../../api/client.ts'
import { fetchMenuToEdit, type MenuRead, putMenu } from '../../../api/menus.ts'

/** The result of a save: the saved menu, or the newer menu of somebody else. */
type SaveAnswer = { saved: MenuRead } | { theirs: MenuRead }

/** Saves a text, unless somebody else has changed the menu since `base`. */
export async function saveOver(id: string, text: string, base: MenuRead): Promise<SaveAnswer> {
  try {
    return { saved: await putMenu(id, { menu: text, version: base.version }) }
  } catch (error) {
    if (!hasStatus(error, 412)) throw error
  }
  const newer = await fetchMenuToEdit(id)
  // An earlier request may have succeeded although its answer was lost.
  if (newer.menu === text) return { saved: newer }
  if (newer.menu !== base.menu) return { theirs: newer }
  // Only another part of the restaurant was changed.
  return { saved: await putMenu(id, { menu: text, version: newer.version }) }
}
