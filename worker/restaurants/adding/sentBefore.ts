import { t } from '../../../languages/t.ts'
import type { Creation } from '../../contract/restaurants/creating.ts'
import { AppError } from '../../errors.ts'
import { sha256 } from '../../safety/digest.ts'
import { DAY_MS, MINUTE_MS } from '../../time.ts'
import { canonical } from '../restaurantInput.ts'
import type { Sent } from './store.ts'

/** For how long a key, or without one a name and place, stands for a restaurant. */
const KEY_LIFE_MS = DAY_MS
const SAME_PLACE_MS = MINUTE_MS

/**
 * The key of a request that may be sent twice; null when there is none.
 * @throws AppError invalid
 */
export function readIdempotencyKey(header: string | undefined): string | null {
  if (header === undefined) return null
  if (/^[\x21-\x7e][\x20-\x7e]{0,199}$/.test(header)) return header
  throw new AppError('invalid', t('Idempotency-Key may be 1 to 200 plain characters long'), {
    param: 'Idempotency-Key',
  })
}

/**
 * What stands for a request: its key, and besides the name and place, by which one without a key is known. A pop-up without
 * a place is known by all that was sent, for two of one name may well be two.
 */
export function sentOf(
  creation: Creation,
  userId: string,
  key: string | null,
  now: number,
): { decisive: Sent; other: Sent | null } {
  const { name, location } = creation
  const digest = sha256(canonical(creation))
  const known = location === null ? creation : [name.toLowerCase(), location]
  const same: Sent = {
    by: 'place',
    userId,
    key: sha256(`same ${canonical(known)}`),
    digest,
    endsAt: now + SAME_PLACE_MS,
  }
  if (key === null) return { decisive: same, other: null }
  const keyed: Sent = { ...same, by: 'key', key: sha256(`key ${key}`), endsAt: now + KEY_LIFE_MS }
  return { decisive: keyed, other: same }
}
