/** The cache of visited documents, which are private to their visitor. */
export const VISITED_PAGES = 'looked-at'

export async function forgetVisitedPages(): Promise<void> {
  try {
    await caches.delete(VISITED_PAGES)
  } catch {
    // A browser that refuses caches has none.
  }
}
