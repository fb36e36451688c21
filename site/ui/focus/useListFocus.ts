import { type RefObject, useEffect, useRef } from 'react'

/**
 * A list whose rows, or whose button for more, go away under the focus: it goes to the first row that is new, else to the
 * list, which needs a `tabIndex` of -1. `count` is how many rows are shown.
 */
export function useListFocus(list: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count)
  useEffect(() => {
    const known = before.current
    before.current = count
    if (known === 0 || known === count || document.activeElement !== document.body) return
    const added = list.current?.children[known]?.querySelector<HTMLElement>('a, button')
    if (added) added.focus()
    // Who uses a pointer is not taken to its start.
    else list.current?.focus({ preventScroll: true })
  }, [list, count])
}
