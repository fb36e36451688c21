import { t } from '../../languages/t.ts'
import type { PageContent } from '../contract/page/page.ts'

export interface FeedLink {
  type: string
  title: string
  path: string
}

/** The feeds of the page with this canonical path. */
export function feedsOf(content: PageContent, canonicalPath: string): FeedLink[] {
  if (content.page === 'find' && content.city) {
    const title = t('Vegan food in {place}: new and changed', { place: content.city.city })
    return [{ type: 'application/atom+xml', title, path: `${canonicalPath}/feed.xml` }]
  }
  if (content.page === 'details' && content.restaurant.status !== 'RESTAURANT') {
    const { _id: id, name } = content.restaurant
    const title = t('{name}: announced times', { name })
    return [{ type: 'text/calendar', title, path: `/popups/${encodeURIComponent(id)}.ics` }]
  }
  return []
}
