/** The cache of visited documents, which are private to their visitor. */
export const LOOKED_AT = 'looked-at'

export async function forgetLookedAt(): Promise<void> {
  try {
    await caches.delete(LOOKED_AT)
  } catch {
    // A browser that refuses caches has none.
  }
}
