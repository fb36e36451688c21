import { currentUserId } from './auth.ts'

/** Throws unless `userId` is still signed in, empty for nobody: a call uses the session of the moment. */
export function ensureUser(userId: string): void {
  if (userId !== currentUserId()) throw new Error('Somebody else is signed in')
}
