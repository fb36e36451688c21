import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { query } from '../db/client.ts'
import { menuPhotos } from '../db/tables/photos.ts'
import type { Person } from './people.ts'

/** The keys of a person's stored photos. */
export async function storedKeys(by: Person): Promise<string[]> {
  const { key, userId } = menuPhotos
  const rows = await query(env.DB).select({ key }).from(menuPhotos).where(eq(userId, by.id))
  return rows.map((row) => row.key)
}
