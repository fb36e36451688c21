import { asc, lte } from 'drizzle-orm'
import { type Database, query } from '../../db/client.ts'
import { isListed } from '../../db/statements/isListed.ts'
import { menuPhotos } from '../../db/tables/photos.ts'
import type { Env } from '../../env.ts'

export interface StoredPhoto {
  key: string
  bytes: Uint8Array
  /** In base64url. */
  sha256: string
}

/**
 * Stores photos, all or none: the rows come first, so that no object is ever without one, and are deleted again when an
 * object cannot be stored.
 */
export async function keepPhotos(
  env: Pick<Env, 'DB' | 'PHOTOS'>,
  photos: readonly StoredPhoto[],
  owner: { userId: string; now: number },
): Promise<void> {
  if (photos.length === 0) return
  await query(env.DB)
    .insert(menuPhotos)
    .values(
      photos.map(({ key, bytes, sha256 }) => ({
        key,
        userId: owner.userId,
        uploadedAt: owner.now,
        sha256,
        bytes: bytes.length,
      })),
    )
  try {
    for (const { key, bytes } of photos) {
      await env.PHOTOS.put(key, bytes, { httpMetadata: { contentType: 'image/jpeg' } })
    }
  } catch (error) {
    await forgetPhotos(
      env,
      photos.map(({ key }) => key),
    )
    throw error
  }
}

/** Keys of photos uploaded until then (milliseconds), the oldest first. */
export async function listOldPhotos(db: Database, until: number, most: number): Promise<string[]> {
  const rows = await query(db)
    .select({ key: menuPhotos.key })
    .from(menuPhotos)
    .where(lte(menuPhotos.uploadedAt, until))
    .orderBy(asc(menuPhotos.uploadedAt))
    .limit(most)
  return rows.map(({ key }) => key)
}

/** Deletes the objects first: the sweep finds a row without its object again, but an object without a row would stay for ever. */
export async function forgetPhotos(
  env: Pick<Env, 'DB' | 'PHOTOS'>,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return
  await env.PHOTOS.delete([...keys])
  await query(env.DB).delete(menuPhotos).where(isListed(menuPhotos.key, keys))
}
