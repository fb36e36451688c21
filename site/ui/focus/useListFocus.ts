import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a list whose rows or button for more disappear while focused: the focus goes to the first new row, else to the list, which
 * needs a `tabIndex` of -1; if the list disappears with its last row, to the nearest ancestor with a `tabIndex`. `count` is the
 * number of rows shown. With `isGrowing: 'unasked'`, rows that appear by themselves leave the focus where it is.
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
    // Pointer users are not scrolled to its start.
    const part = list.current ?? around.current
    part?.focus({ preventScroll: true })
  }, [list, count, isGrowing])
}
