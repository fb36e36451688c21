import type { Creation } from '../../contract/listings/creating.ts'
import { AppError } from '../../errors.ts'
import { sha256 } from '../../safety/digest.ts'
import { DAY_MS, MINUTE_MS } from '../../time.ts'
import { canonical } from '../listing.ts'
import type { Sent } from './store.ts'

/** For how long the same key, or without one the same name and place, is the same listing. */
const KEY_LIFE_MS = DAY_MS
const SAME_PLACE_MS = MINUTE_MS

/**
 * The key of a request that may be sent twice; null when there is none.
 * @throws AppError invalid
 */
export function readIdempotencyKey(header: string | undefined): string | null {
  if (header === undefined) return null
  if (/^[\x21-\x7e][\x20-\x7e]{0,199}$/.test(header)) return header
  throw new AppError('invalid', 'Idempotency-Key may be 1 to 200 plain characters long', {
    param: 'Idempotency-Key',
  })
}

/** What stands for a request: its key, and besides the name and place, by which one without a key is known. */
export function sentOf(
  creation: Creation,
  userId: string,
  key: string | null,
  now: number,
): { decisive: Sent; other: Sent | null } {
  const { name, location = null } = creation
  const same = {
    userId,
    key: sha256(`same ${canonical([name.toLowerCase(), location])}`),
    digest: '',
    endsAt: now + SAME_PLACE_MS,
  }
  if (key === null) return { decisive: same, other: null }
  const digest = sha256(canonical(creation))
  return {
    decisive: { userId, key: sha256(`key ${key}`), digest, endsAt: now + KEY_LIFE_MS },
    other: same,
  }
}
