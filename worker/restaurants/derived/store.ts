import type { Database } from '../../db/client.ts'

/** The version by which the index and the counts were made; 0 when that was not finished. */
export async function readDerivedVersion(db: Database): Promise<number> {
  const version = await db.prepare('SELECT version FROM derived_set').first<number>('version')
  return version ?? 0
}

export function setDerivedVersion(db: Database, version: number): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO derived_set (one, version) VALUES (1, ?1)
      ON CONFLICT (one) DO UPDATE SET version = excluded.version`,
    )
    .bind(version)
}
