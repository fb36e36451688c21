import { type RefObject, useEffect, useRef } from 'react'

/**
 * A list whose rows, or whose button for more, go away under the focus: it goes to the first row that is new, else to the
 * list, which needs a `tabIndex` of -1; when the list goes away with its last row, to what around it has a `tabIndex`.
 * `count` is how many rows are shown. Where rows also come unasked, `isGrowing: 'unasked'` leaves the focus as it is then.
 */
export function useListFocus(
  list: RefObject<HTMLElement | null>,
  count: number,
  { isGrowing = 'asked' }: { isGrowing?: 'asked' | 'unasked' } = {},
): void {
  const before = useRef(count)
  const around = useRef<HTMLElement>(null)
  useEffect(() => {
    const known = before.current
    before.current = count
    if (list.current) around.current = list.current.parentElement?.closest('[tabindex]') ?? null
    if (known === 0 || known === count || document.activeElement !== document.body) return
    if (known < count && isGrowing === 'unasked') return
    const added = list.current?.children[known]?.querySelector<HTMLElement>('a, button')
    if (added) return added.focus()
    // Who uses a pointer is not taken to its start.
    const part = list.current ?? around.current
    part?.focus({ preventScroll: true })
  }, [list, count, isGrowing])
}
