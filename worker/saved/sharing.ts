import { t } from '../../languages/t.ts'
import type { SavedAnswer } from '../contract/saved/saved.ts'
import type { Env } from '../env.ts'
import { AppError } from '../errors.ts'
import type { Caller } from '../safety/caller.ts'
import { randomSecret } from '../safety/digest.ts'
import { readSaved, setShareCode } from './store.ts'

/**
 * Makes or revokes the link of a list; a revoked link is never valid again.
 * @throws AppError not_found
 */
export async function shareList(
  { DB }: Pick<Env, 'DB'>,
  listId: string,
  isShared: boolean,
  { id }: Caller,
): Promise<SavedAnswer> {
  const isThere = await setShareCode(DB, id, listId, isShared ? randomSecret() : null)
  if (!isThere) throw new AppError('not_found', t('There is no such list'))
  return await readSaved(DB, id)
}
