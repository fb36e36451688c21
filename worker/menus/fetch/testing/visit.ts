import { fakeInternet } from '../../../testing/fakeInternet.ts'
import type { Limits } from '../request.ts'
import { Unreadable } from '../unreadable.ts'
import { beginVisit, VISIT_LIMITS } from '../visit.ts'

export const HOME = 'https://green-fork.com/'
export const ROBOTS = 'https://green-fork.com/robots.txt'

type Pages = Parameters<typeof fakeInternet>[0]
type Names = Parameters<typeof fakeInternet>[1]

/** The outcome of a visit, 'read' or the reason why not, and the requests that it made. */
export async function visit(
  pages: Pages,
  {
    names,
    limits = VISIT_LIMITS,
    start = HOME,
  }: { names?: Names; limits?: Limits; start?: string },
) {
  const internet = fakeInternet(pages, names)
  const visit = beginVisit(internet, limits)
  try {
    const { url, type, bytes } = await visit.read(new URL(start))
    return { outcome: 'read', attempts: internet.attempts, url: url.href, type, bytes }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { outcome: error.reason, attempts: internet.attempts }
  } finally {
    visit.end()
  }
}
