import { useLayoutEffect } from 'react'
import type { PageMeta } from '../../worker/contract/page/page.ts'

/**
 * Names the page in the title bar and describes it, in the same step that shows it: an effect would come a frame later, and a
 * screen reader may have told the old name by then. null leaves both as they are. Open Graph stays that of the first address:
 * who reads it loads each page in full.
 */
export function useMeta(meta: PageMeta | null): void {
  const { title, description = '' } = meta ?? {}
  useLayoutEffect(() => {
    if (title === undefined) return
    document.title = title
    document.querySelector('[name=description]')?.setAttribute('content', description)
  }, [title, description])
}
