/** The cache of the documents that somebody has looked at: what they looked at is theirs. */
export const LOOKED_AT = 'looked-at'

export async function forgetLookedAt(): Promise<void> {
  try {
    await caches.delete(LOOKED_AT)
  } catch {
    // A browser that refuses caches has none.
  }
}
