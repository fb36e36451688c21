import type { PageProps } from '../../../worker/contract/page/page.ts'
import { PlacesMap } from '../PlacesMap.tsx'

/** The places of a shared list on the map. */
export function SharedMap({ input: { content } }: PageProps) {
  return content.page === 'sharedList' && <PlacesMap restaurants={content.restaurants} />
}
