import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** SHA-256 as base64url. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** HMAC-SHA-256 over the parts as base64url. The first part says what the digest is for; no part may hold a line break. */
export function sign(key: string, ...parts: string[]): string {
  return createHmac('sha256', key).update(parts.join('\n')).digest('base64url')
}

/** 256 random bits as 43 characters of base64url. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Compares in constant time. */
export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
