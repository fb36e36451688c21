import { useLayoutEffect } from 'react'

/**
 * Names the page in the title bar, in the same step that shows it: an effect would come a frame later, and a screen reader
 * may have told the old name by then. null leaves the name as it is.
 */
export function useTitle(title: string | null): void {
  useLayoutEffect(() => {
    if (title !== null) document.title = title
  }, [title])
}
