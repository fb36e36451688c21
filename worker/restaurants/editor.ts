import type { MayEdit } from '../contract/headers.ts'
import type { Database } from '../db/client.ts'
import type { Caller } from '../safety/caller.ts'
import { readOwner } from './store.ts'

/** `stranger` edits a restaurant that nobody owns. */
export type Editor = 'admin' | 'owner' | 'stranger'

export function isAdmin(caller: Pick<Caller, 'groups'>): boolean {
  return caller.groups.includes('admin')
}

/** Null when the caller may not edit. */
export function editorOf(
  row: { ownerId: string | null },
  caller: Pick<Caller, 'id' | 'groups'>,
): Editor | null {
  if (isAdmin(caller)) return 'admin'
  if (row.ownerId === null) return 'stranger'
  return row.ownerId === caller.id ? 'owner' : null
}

/** What a caller may do with a restaurant, without revealing its owner. */
export async function mayEdit(db: Database, id: string, caller: Caller): Promise<MayEdit> {
  if (isAdmin(caller)) return 'owner'
  const row = await readOwner(db, id)
  const editor = row && editorOf(row, caller)
  if (editor === null) return 'no'
  return editor === 'stranger' ? 'member' : 'owner'
}
