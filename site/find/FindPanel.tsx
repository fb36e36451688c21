import type { PageProps } from '../../worker/contract/page/page.ts'
import { FindRoot } from './FindRoot.tsx'
import { SearchPanel } from './search/SearchPanel.tsx'

/** The search, which sleeps until somebody comes near it or something else changes what it says. */
export function FindPanel({ input }: PageProps) {
  return (
    <FindRoot input={input}>
      <SearchPanel />
    </FindRoot>
  )
}
