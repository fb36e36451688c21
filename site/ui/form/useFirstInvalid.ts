import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'

/** A group of inputs may not say `aria-invalid`: it is marked by a data attribute. */
const INVALID = '[aria-invalid="true"], [data-invalid]'
const CHOICE = 'input:not([disabled]), button'

/**
 * Takes the focus to the first input of a form that is marked as wrong. Call what this returns when a submit was refused,
 * and only then: who is mending one field must not be thrown into the next. Of a refusal that comes late, give where the
 * focus was `at` the submit: who has gone on to another field stays there.
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
