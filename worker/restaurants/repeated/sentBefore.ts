import { t } from '../../../languages/t.ts'
import { DAY_MS, MINUTE_MS } from '../../contract/durations.ts'
import type { Creation } from '../../contract/restaurants/creating.ts'
import { AppError } from '../../errors.ts'
import { sha256 } from '../../safety/digest.ts'
import { canonical } from '../restaurantInput.ts'
import type { Sent } from './store.ts'

/** How long a request is recognised by its key, or without one by name and place. */
const KEY_LIFE_MS = DAY_MS
const SAME_PLACE_MS = MINUTE_MS

/**
 * The Idempotency-Key of a request; null without one.
 * @throws AppError invalid
 */
export function readIdempotencyKey(header: string | undefined): string | null {
  if (header === undefined) return null
  if (/^[\x21-\x7e][\x20-\x7e]{0,199}$/.test(header)) return header
  throw new AppError('invalid', t('Idempotency-Key may be 1 to 200 plain characters long'), {
    param: 'Idempotency-Key',
  })
}

/** The mark of an edit by its key. */
export function sentEdit(
  restaurantId: string,
  body: Readonly<Record<string, unknown>>,
  { userId, key, now }: { userId: string; key: string; now: number },
): Sent {
  const digest = sha256(canonical([restaurantId, body]))
  return { by: 'key', userId, key: sha256(`key ${key}`), digest, endsAt: now + KEY_LIFE_MS }
}

export function keyUsed(): AppError {
  const sentence = t('This Idempotency-Key was used for another request')
  return new AppError('unprocessable', sentence, { param: 'Idempotency-Key' })
}

/**
 * The mark by which a repeated request is recognised: its key, or without a key its name and place. A request with a key also has
 * the mark of its place, for a repetition without a key. A pop-up without a place is recognised by its whole body, since two may
 * have one name.
 */
export function sentOf(
  creation: Creation,
  userId: string,
  key: string | null,
  now: number,
): { mark: Sent; placeMark: Sent | null } {
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
  if (key === null) return { mark: same, placeMark: null }
  const keyed: Sent = { ...same, by: 'key', key: sha256(`key ${key}`), endsAt: now + KEY_LIFE_MS }
  return { mark: keyed, placeMark: same }
}
