import type { PageProps } from '../../../worker/contract/page/page.ts'
import { PlacesMap } from '../PlacesMap.tsx'

/** The places of a shared list on the map, and of a search on a page of another site. */
export function SharedMap({ input: { content } }: PageProps) {
  if (content.page === 'sharedList') return <PlacesMap restaurants={content.restaurants} />
  return content.page === 'find' && <PlacesMap restaurants={content.answer?.restaurants ?? []} />
}
