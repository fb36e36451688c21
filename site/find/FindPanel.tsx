import type { PageProps } from '../../worker/contract/page/page.ts'
import { FindRoot } from './FindRoot.tsx'
import { SearchPanel } from './search/SearchPanel.tsx'

/** The search panel. It sleeps until the visitor approaches it or its content changes. */
export function FindPanel({ input }: PageProps) {
  return (
    <FindRoot input={input}>
      <SearchPanel />
    </FindRoot>
  )
}
