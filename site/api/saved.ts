import type { SavedAnswer, SavedChanges } from '../../worker/contract/saved/saved.ts'
import { call, hasStatus } from './client.ts'

/** What the account has saved; null if that is unchanged since this version. */
export async function fetchSaved(version: number): Promise<SavedAnswer | null> {
  try {
    const headers = { 'if-none-match': `"${version}"` }
    return (await call<SavedAnswer>('/api/saved', { headers, quiet: true })).value
  } catch (error) {
    if (hasStatus(error, 304)) return null
    throw error
  }
}

/** Sends changes; resolves to all that is saved afterwards, whether they were accepted or not. */
export async function putSaved(changes: SavedChanges): Promise<SavedAnswer> {
  const options = { method: 'PUT', body: changes, quiet: true } as const
  return (await call<SavedAnswer>('/api/saved', options)).value
}

/** Creates or revokes a list's link. */
export async function shareList(id: string, isShared: boolean): Promise<SavedAnswer> {
  const method = isShared ? 'POST' : 'DELETE'
  return (await call<SavedAnswer>(`/api/saved/lists/${id}/share`, { method })).value
}
