import { type RefObject, useEffect, useRef } from 'react'

/**
 * A part of a page whose content changes under the focus: where the focus went away with what was shown before, it goes
 * to `next`, else who uses a keyboard would begin at the top of the page again. `shown` names what is shown.
 */
export function useKeptFocus(shown: string, next: RefObject<HTMLElement | null>): void {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (document.activeElement === document.body) next.current?.focus()
  }, [shown, next])
}
