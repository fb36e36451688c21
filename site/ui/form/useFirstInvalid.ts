import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'

/** A group of inputs may not have `aria-invalid`, so a data attribute marks it. */
const INVALID = '[aria-invalid="true"], [data-invalid]'
const CHOICE = 'input:not([disabled]), button'

/**
 * Focuses the first invalid input of a form. Call the returned function only when a submit was refused, so that a person who is
 * mending one field is not moved to the next. For a late refusal pass the focus `at` the submit: a person who has moved to
 * another field stays there.
 */
export function useFirstInvalid(
  form: RefObject<HTMLElement | null>,
): (at?: Element | null) => void {
  const [refusals, setRefusals] = useState(0)
  useLayoutEffect(() => {
    if (refusals === 0) return
    const invalid = form.current?.querySelector<HTMLElement>(INVALID)
    const isInput = invalid?.matches('input, select, textarea')
    const input = isInput ? invalid : invalid?.querySelector<HTMLElement>(CHOICE)
    input?.focus()
  }, [form, refusals])
  return useCallback((at = document.activeElement) => {
    if (at === document.activeElement) setRefusals((before) => before + 1)
  }, [])
}
