import type { PageProps } from '../../worker/contract/page/page.ts'
import { FindRoot } from './FindRoot.tsx'
import { MapPane } from './map/MapPane.tsx'

/** The map beside the list. */
export function FindMap({ input }: PageProps) {
  return (
    <FindRoot input={input}>
      <MapPane />
    </FindRoot>
  )
}
