import { type Part, placeOf } from './range.ts'

/** The requested part of an archive and its conditions, with the headers as received. */
interface Wanted {
  part: Part | null
  /** If-Match, If-None-Match and the like. */
  conditions: Headers
  /** The ETag of the archive that the part belongs to; another archive is sent whole. */
  ifRange: string | undefined
}

export type Found =
  | { kind: 'whole'; archive: R2ObjectBody }
  | { kind: 'part'; archive: R2ObjectBody; offset: number; length: number }
  /** A condition does not hold. */
  | { kind: 'refused'; archive: R2Object }
  /** The part lies beyond the end. */
  | { kind: 'outside'; size: number }

/** Reads a part of an archive or all of it; null when there is no such archive. */
export async function readArchive(
  bucket: R2Bucket,
  name: string,
  { part, conditions, ifRange }: Wanted,
): Promise<Found | null> {
  const found = await bucket.head(name)
  if (found === null) return null
  const isMeant = ifRange === undefined || ifRange === found.httpEtag
  const place = part && isMeant ? placeOf(part, found.size) : null
  if (part && isMeant && !place) return { kind: 'outside', size: found.size }
  const range = place ? { range: place } : {}
  const archive = await bucket.get(name, { ...range, onlyIf: conditions })
  if (archive === null) return null
  if (!('body' in archive)) return { kind: 'refused', archive }
  return place ? { kind: 'part', archive, ...place } : { kind: 'whole', archive }
}

/** An archive without its bytes. */
export function describeArchive(bucket: R2Bucket, name: string): Promise<R2Object | null> {
  return bucket.head(name)
}
