import type { SavedAnswer, SavedChanges } from '../../worker/contract/saved/saved.ts'
import { ApiError, call } from './client.ts'

/** What the account has saved; null when that is still what it was at this version. */
export async function fetchSaved(version: number): Promise<SavedAnswer | null> {
  try {
    const headers = { 'if-none-match': `"${version}"` }
    return (await call<SavedAnswer>('/api/saved', { headers, quiet: true })).value
  } catch (error) {
    if (error instanceof ApiError && error.status === 304) return null
    throw error
  }
}

/** Sends changes; gives all that is saved then, whether they were taken or not. */
export async function putSaved(changes: SavedChanges): Promise<SavedAnswer> {
  const options = { method: 'PUT', body: changes, quiet: true } as const
  return (await call<SavedAnswer>('/api/saved', options)).value
}

/** Makes the link of a list, or takes it back. */
export async function shareList(id: string, isShared: boolean): Promise<SavedAnswer> {
  const method = isShared ? 'POST' : 'DELETE'
  return (await call<SavedAnswer>(`/api/saved/lists/${id}/share`, { method })).value
}
