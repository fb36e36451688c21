import { isSame, sign } from '../safety/digest.ts'

/** The signature of the (folded) address in an unsubscribe link; it does not expire. */
export function unsubscribeToken(key: string, email: string): string {
  return sign(key, 'unsubscribe', email)
}

export function isUnsubscribeToken(key: string, email: string, token: string): boolean {
  return isSame(unsubscribeToken(key, email), token)
}
