import { ignoreRefusal } from './ignoreRefusal.ts'

/** The cache of visited documents, which are private to their visitor. */
export const VISITED_PAGES = 'looked-at'

export async function forgetVisitedPages(): Promise<void> {
  await ignoreRefusal(() => caches.delete(VISITED_PAGES))
}
