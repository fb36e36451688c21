import { type RefObject, useEffect, useState } from 'react'
import { MOBILE_BREAKPOINT_PX } from '../../../worker/contract/limits.ts'
import { focusResults } from '../list/focusResults.ts'

const PHONES = [`(max-width: ${MOBILE_BREAKPOINT_PX}px)`, '(pointer: coarse)']

/** On a phone the form is one row until it is touched; then it is open until the visitor does something else. */
export function useOpenForm(form: RefObject<HTMLFormElement | null>) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    // In Safari a touched button gets no focus, so focus events are not enough.
    const look = ({ target }: Event) => {
      if (!form.current?.contains(target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', look)
    document.addEventListener('focusin', look)
    return () => {
      document.removeEventListener('pointerdown', look)
      document.removeEventListener('focusin', look)
    }
  }, [isOpen, form])
  return { isOpen, open: () => setOpen(true) }
}

/** On a phone, moves the focus to the results, which closes the keyboard and the form. */
export function leaveForm(): void {
  if (PHONES.some((query) => window.matchMedia(query).matches)) focusResults()
}
