import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a part of a page whose content changes: if the focused element disappears, the focus goes to `next`, so that keyboard users
 * do not restart at the top of the page. `shown` names the content.
 */
export function useKeptFocus(shown: string, next: RefObject<HTMLElement | null>): void {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (document.activeElement === document.body) next.current?.focus()
  }, [shown, next])
}
