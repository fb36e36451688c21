import { isSame, sign } from '../safety/digest.ts'

/** What a mail's unsubscribe link carries beside the (folded) address; it does not expire. */
export function unsubscribeToken(key: string, email: string): string {
  return sign(key, 'unsubscribe', email)
}

export function isUnsubscribeToken(key: string, email: string, token: string): boolean {
  return isSame(unsubscribeToken(key, email), token)
}
