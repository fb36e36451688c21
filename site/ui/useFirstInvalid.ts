import { type RefObject, useCallback, useEffect, useState } from 'react'

/**
 * Takes the focus to the first input of a form that is marked as wrong. Call what this returns when a submit was refused,
 * and only then: who is mending one field must not be thrown into the next.
 */
export function useFirstInvalid(form: RefObject<HTMLElement | null>): () => void {
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals === 0) return
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const isGroup = invalid?.matches('fieldset') ?? false
    const input = isGroup ? invalid?.querySelector<HTMLElement>('input:not([disabled])') : invalid
    input?.focus()
  }, [form, refusals])
  return useCallback(() => setRefusals((before) => before + 1), [])
}
