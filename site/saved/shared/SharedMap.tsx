import type { PageProps } from '../../../worker/contract/page/page.ts'
import { PlacesMap } from '../PlacesMap.tsx'

/** The map of a shared list, or of a search embedded in another site. */
export function SharedMap({ input: { content } }: PageProps) {
  if (content.page === 'sharedList') return <PlacesMap restaurants={content.restaurants} />
  return content.page === 'find' && <PlacesMap restaurants={content.answer?.restaurants ?? []} />
}
